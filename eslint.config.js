import globals from 'globals';
import ts from 'typescript-eslint';

// Read before the plugin is loaded: TypeScript then reads a component as the parser will, so that one program serves all.
process.env.SVELTE_ESLINT_PARSER_EXPERIMENTAL_TS_SYS_HOOK ??= '1';
const { default: svelte } = await import('eslint-plugin-svelte');

const BANNED_IN_SHARED = [
  'Date',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'console',
  'process',
];

export default ts.config(
  { ignores: ['out/**', 'dist/**', 'test-results/**', 'node_modules/**'] },
  {
    files: ['**/*.ts', '**/*.svelte'],
    extends: [...ts.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: {
        project: [
          './shared/tsconfig.json',
          './src-main/tsconfig.json',
          './src-renderer/tsconfig.json',
          './tests/tsconfig.json',
        ],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true } }],
      eqeqeq: 'error',
    },
  },
  ...svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { globals: globals.browser, parserOptions: { parser: ts.parser } },
  },
  // Runes are declared for TypeScript, so that it reads these as they are and with all others.
  { files: ['**/*.svelte.ts'], languageOptions: { parser: ts.parser } },
  {
    // Only here: a program that may hold components is made anew for each of them, and every type is worked out again.
    files: ['**/*.svelte'],
    languageOptions: {
      parserOptions: { project: ['./src-renderer/tsconfig.json'], extraFileExtensions: ['.svelte'] },
    },
  },
  {
    // Typed rules see neither what a component imports nor what a snippet or callback is given: all `any` to them.
    // svelte-check judges the same code with the real types.
    files: ['src-renderer/**/*.svelte', 'src-renderer/**/*.ts'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-redundant-type-constituents': 'off',
      '@typescript-eslint/no-unnecessary-type-assertion': 'off',
    },
  },
  {
    files: ['shared/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-globals': ['error', ...BANNED_IN_SHARED],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Chance comes in as an argument.' },
      ],
    },
  },
  { files: ['src-renderer/**/*.svelte', 'src-renderer/**/*.svelte.ts'], rules: { 'prefer-const': 'off' } },
  {
    files: ['**/*.mjs', '**/*.js', '**/*.cjs'],
    languageOptions: { globals: globals.node },
  },
  { files: ['*.config.ts', '*.config.js', 'tests/**/*.ts'], rules: { 'no-restricted-exports': 'off' } },
);
