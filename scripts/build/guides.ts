import { readFileSync } from 'node:fs';
import { Marked, type Tokens } from 'marked';
import type { Plugin } from 'vite';
import type { Guide } from '../../host-site/pages/docs/guide.ts';
import { widgets } from '../../widgets/registry.ts';

/** What partners' developers read, in the order they need it; each the very file of the repository. */
export const guideFiles: Readonly<Record<string, string>> = {
  embedding: 'docs/embedding.md',
  ...Object.fromEntries(widgets.map(({ name }) => [name, `widgets/${name}/README.md`])),
  webhooks: 'docs/webhooks.md',
};

const slug = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');

/** Where a link of a file leads on the page: to another guide, elsewhere, or nowhere. */
function addressOf(href: string): string | undefined {
  if (/^https?:/.test(href)) return href;
  const path = href.replace(/^[./]+/, '');
  const guide = Object.entries(guideFiles).find(([, file]) => file.endsWith(path));
  return guide && `#${guide[0]}`;
}

/** One file as a part of the page: its title apart, its headings one step down and reachable by name. */
export function drawGuide(id: string, markdown: string): Guide {
  const sections: Guide['sections'] = [];
  let title = '';
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        if (depth === 1) {
          title = text;
          return '';
        }
        const anchor = `${id}-${slug(text)}`;
        if (depth === 2) sections.push({ id: anchor, title: text.replaceAll('`', '') });
        return `<h${depth + 1} id="${anchor}">${this.parser.parseInline(tokens)}</h${depth + 1}>\n`;
      },
      link({ href, tokens }: Tokens.Link) {
        const address = addressOf(href);
        const text = this.parser.parseInline(tokens);
        return address ? `<a href="${escaped(address)}">${text}</a>` : text;
      },
    },
  });
  const html = marked
    .parse(markdown, { async: false })
    .replaceAll('<table>', '<div class="table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<pre>', '<pre tabindex="0">');
  return { id, title: title.replaceAll('`', ''), html, sections };
}

const RECEIVER = 'examples/webhook-receiver/receiver.mjs';
const GLOSSARY = 'docs/glossary.md';

const drawWords = (markdown: string) => new Marked().parse(markdown.replace(/^(?!\|).*\n/gm, ''), { async: false });

/** What each module is made of, and its code. */
const modules: Readonly<Record<string, { files: readonly string[]; code: () => string }>> = {
  'virtual:guides': {
    files: Object.values(guideFiles),
    code() {
      const all = Object.entries(guideFiles).map(([id, file]) => drawGuide(id, readFileSync(file, 'utf8')));
      return `export const guides = ${JSON.stringify(all)};`;
    },
  },
  'virtual:webhook-receiver': {
    files: [RECEIVER],
    code: () => `export const receiver = ${JSON.stringify(readFileSync(RECEIVER, 'utf8'))};`,
  },
  'virtual:glossary': {
    files: [GLOSSARY],
    code: () => `export const glossary = ${JSON.stringify(drawWords(readFileSync(GLOSSARY, 'utf8')))};`,
  },
};

/** The modules with what the repository says to people: every guide, and the table of words. */
export function guides(): Plugin {
  return {
    name: 'guides',
    resolveId: (id) => (id in modules ? id : undefined),
    load(id) {
      const module = modules[id];
      for (const file of module?.files ?? []) this.addWatchFile(file);
      return module?.code();
    },
  };
}
