import type { Plugin } from 'vite';
import { tagOf } from '../../domain/embed/snippet.ts';
import { widgets } from '../../widgets/registry.ts';

/** The loader's table: tag and file. */
export const widgetFiles = Object.fromEntries(widgets.map((widget) => [tagOf(widget), `./${widget.name}.js`]));

/** The module that defines every widget of the registry, for the classic file. */
export function defineAll(): Plugin {
  const imports = widgets.map(({ name, define }) => `import { ${define} } from '#widgets/${name}/element.ts';`);
  const calls = widgets.map(({ define }) => `${define}();`);
  return {
    name: 'define-all',
    resolveId: { filter: { id: /^virtual:define-all$/ }, handler: (id) => id },
    load: {
      filter: { id: /^virtual:define-all$/ },
      handler: () => `${imports.join('\n')}\nexport function defineAll() { ${calls.join(' ')} }`,
    },
  };
}
