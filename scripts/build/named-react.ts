import type { Plugin } from 'vite';

/** `import React from 'react'` keeps every export of React's stand-in; by name only what is called stays. */
export function namedReact(): Plugin {
  return {
    name: 'named-react',
    transform: {
      filter: { id: /\/@r2wc\//, code: /\bfrom\s*["']react["']/ },
      handler(code) {
        return { code: code.replace(/\bimport (\w+) from\s*(["']react["'])/, 'import * as $1 from $2'), map: null };
      },
    },
  };
}
