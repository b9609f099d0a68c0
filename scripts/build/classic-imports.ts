import type { Plugin } from 'vite';

const BASE = 'wattnestScript';

/** Stands at the beginning of the classic file, while its script is known. */
export const classicIntro = `const ${BASE} = document.currentScript?.src ?? location.href;`;

/** A classic script of another site does not know its address when it imports: its parts are named from where it came. */
export function classicImports(): Plugin {
  return {
    name: 'classic-imports',
    applyToEnvironment: ({ name }) => name === 'classic',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        chunk.code = chunk.code.replace(/\bimport\(([`"']\.\/[\w-]+\.js[`"'])\)/g, `import(new URL($1,${BASE}).href)`);
      }
    },
  };
}
