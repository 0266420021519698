import { flushSync, mount, tick, unmount, type Component } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, api } from '../src/protocol/api';
import type { Mail } from '../src/protocol/types';
import MailPanel from '../src/settings/MailPanel.svelte';
import StopLetters from '../src/settings/StopLetters.svelte';

let mail: Mail;
const shown: Record<string, unknown>[] = [];

async function show(component: Component<never>, props: object = {}): Promise<void> {
  shown.push(mount(component, { target: document.body, props: props as never }));
  await settled();
}

/** What was asked for has been answered and drawn. */
async function settled(): Promise<void> {
  for (let i = 0; i < 5; i++) await tick();
  flushSync();
}

const button = (name: string) => [...document.querySelectorAll('button')].find((one) => one.textContent === name);

async function press(name: string): Promise<void> {
  button(name)?.click();
  await settled();
}

function type(text: string): void {
  const field = document.querySelector('input');
  if (!field) throw new Error('there is no field');
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
}

beforeEach(() => {
  mail = { offered: true, address: null, confirmed: false };
  vi.spyOn(api, 'mail').mockImplementation(() => Promise.resolve(mail));
});
afterEach(() => {
  for (const one of shown.splice(0)) void unmount(one);
  vi.restoreAllMocks();
});

describe('letters', () => {
  it('are not spoken of where there are none', async () => {
    mail = { offered: false, address: null, confirmed: false };
    await show(MailPanel);
    expect(document.body.textContent.trim()).toBe('');
    vi.spyOn(api, 'mail').mockImplementation(() => Promise.reject(new ApiError('offline', { key: 'error.offline' })));
    await show(MailPanel);
    expect(document.body.textContent.trim()).toBe('');
  });

  it('come after an address was given and its code typed, until they are stopped', async () => {
    const ask = vi.spyOn(api, 'askMail').mockImplementation(() => Promise.resolve((mail = { offered: true, address: 'b…@example.org', confirmed: false })));
    const confirm = vi.spyOn(api, 'confirmMail').mockImplementation(() => Promise.resolve((mail = { ...mail, confirmed: true })));
    vi.spyOn(api, 'stopMail').mockImplementation(() => Promise.resolve((mail = { offered: true, address: null, confirmed: false })));
    await show(MailPanel);
    expect(button('Send me a code')?.disabled).toBe(true);
    type('ben@example.org');
    await press('Send me a code');
    expect(ask).toHaveBeenCalledWith('ben@example.org', 'en');
    expect(document.querySelector('[role=status]')?.textContent).toContain('b…@example.org');
    type('k7mq-2xpd');
    await press('Confirm');
    expect(confirm).toHaveBeenCalledWith('k7mq-2xpd');
    expect(document.querySelector('[role=status]')?.textContent).toBe('Letters go to b…@example.org.');
    await press('No more letters');
    expect(button('Send me a code')).toBeDefined();
  });

  it('are refused in words, and what was typed stays', async () => {
    mail = { offered: true, address: 'b…@example.org', confirmed: false };
    vi.spyOn(api, 'confirmMail').mockImplementation(() => Promise.reject(new ApiError('unknown', { key: 'problem.mail-code' })));
    await show(MailPanel);
    type('wrong');
    await press('Confirm');
    expect(document.body.textContent).toContain('That is not the code');
    expect(document.querySelector('input')?.value).toBe('wrong');
  });

  it('are stopped by a press alone', async () => {
    const stop = vi.spyOn(api, 'stopLetters').mockImplementation(() => Promise.resolve());
    await show(StopLetters as Component<never>, { word: 'k3vq8m' });
    expect(stop).not.toHaveBeenCalled();
    await press('Stop the letters');
    expect(stop).toHaveBeenCalledWith('k3vq8m');
    expect(document.querySelector('[role=status]')?.textContent).toBe('Done: the address is deleted.');
    expect(document.querySelector('button')).toBeNull();
  });
});
