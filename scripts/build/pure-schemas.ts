import type { Plugin } from 'vite';

const schemaCall = /(?<![\w.])z\.\w+\(/g;

/** Building a schema has no effect of its own. Told so, the bundler leaves zod out of files that use only constants of `domain/`. */
export function pureSchemas(): Plugin {
  return {
    name: 'pure-schemas',
    enforce: 'post',
    transform: {
      filter: { id: /\/(domain|widgets)\/.+\.tsx?$/, code: 'zod/mini' },
      handler: (code) => ({ code: code.replace(schemaCall, '/* @__PURE__ */ $&'), map: null }),
    },
  };
}
