import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const NOTATION = 'A notation is a name, and only the server reads it: use the verb, targets and parts of the move.';
const READS = '/^(split|startsWith|endsWith|match|matchAll|replace|slice|substring|indexOf|search)$/';
const SENTENCES = 'A sentence is said, not read: use the kind, seat and motions of an event, or the verb, targets and parts of a move.';

export default ts.config(
  { ignores: ['dist', 'target', 'node_modules', 'src/protocol/generated.ts', 'src/protocol/views.ts'] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      // An unused name is meant where it begins with a low line.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // svelte-check knows which of these comments are needed; the words behind them are for readers.
      'svelte/no-unused-svelte-ignore': 'off',
      // Maps and sets that nothing is drawn from may be plain ones.
      'svelte/prefer-svelte-reactivity': 'off',
      // White space between two elements, said aloud.
      'svelte/no-useless-mustaches': 'off',
    },
  },
  {
    // Sentences are for readers: what happened is known by its kind and facts, what may be done by its targets.
    files: ['src/**'],
    ignores: ['src/phrases/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: "MemberExpression[property.name='key'] > MemberExpression.object[property.name=/^(phrase|label|prompt|why)$/]", message: SENTENCES },
        { selector: "MemberExpression[property.name='gaps']", message: SENTENCES },
        { selector: `CallExpression > MemberExpression.callee[property.name=${READS}] > MemberExpression.object[property.name='move']`, message: NOTATION },
        { selector: `CallExpression > MemberExpression.callee[property.name=${READS}] > Identifier.object[name='move']`, message: NOTATION },
        { selector: "CallExpression[callee.property.name=/^(test|exec)$/] > MemberExpression.arguments[property.name='move']", message: NOTATION },
        { selector: "CallExpression[callee.property.name=/^(test|exec)$/] > Identifier.arguments[name='move']", message: NOTATION },
      ],
    },
  },
  { files: ['scripts/**'], rules: { 'no-console': 'off' } },
  {
    // Drawings of ours, made when the page is built.
    files: ['src/frame/Icon.svelte', 'src/stones/Emblem.svelte', 'src/games/*/Art.svelte', 'src/games/*/Scene.svelte'],
    rules: { 'svelte/no-at-html-tags': 'off' },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
);
