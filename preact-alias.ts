/** The widgets are written against React and shipped with Preact: every build and test of them resolves React through this list. */
export const preactAlias = [
  { find: /^react$/, replacement: '@preact/compat' },
  { find: /^react-dom$/, replacement: '@preact/compat' },
  { find: /^react-dom\/client$/, replacement: '@preact/compat/client' },
  { find: /^react\/jsx-runtime$/, replacement: '@preact/compat/jsx-runtime' },
  { find: /^react\/jsx-dev-runtime$/, replacement: '@preact/compat/jsx-dev-runtime' },
];
