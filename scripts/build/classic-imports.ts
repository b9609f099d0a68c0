import type { Plugin } from 'vite';

/** Known only while the script runs for the first time. */
const whereFrom = 'const wattnestScript=document.currentScript?.src??location.href;';

/** A classic script of another site does not know its address when it imports: its parts are named from where it came. */
export function classicImports(): Plugin {
  return {
    name: 'classic-imports',
    applyToEnvironment: ({ name }) => name === 'classic',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const named = chunk.code.replace(
          /\bimport\(([`"']\.\/[\w-]+\.js[`"'])\)/g,
          'import(new URL($1,wattnestScript).href)',
        );
        chunk.code = named.replace('{', `{${whereFrom}`);
      }
    },
  };
}
