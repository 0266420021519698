import '@fontsource-variable/exo-2/wght.css';
import '@fontsource-variable/inter/wght.css';
import './frame/tokens.css';
import './frame/base.css';
import './frame/keys';
import { mount } from 'svelte';
import App from './App.svelte';

const target = document.getElementById('page');
if (target) mount(App, { target });
