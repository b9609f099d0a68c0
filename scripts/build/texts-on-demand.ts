import MagicString from 'magic-string';
import type { Plugin } from 'vite';
import { languages } from '../../domain/place.ts';
import type { Node } from './syntax-tree.ts';

interface Declarator {
  id: Node & { name?: string };
  init?: (Node & { properties?: (Node & { shorthand?: boolean })[] }) | null;
}
interface Statement extends Node {
  declaration?: { declarations?: Declarator[] } | null;
}

const getter = (language: string) => `get ${language}() { return kept.${language} ??= ${language}() }`;
const asked = `/* @__PURE__ */ ((kept) => ({ ${languages.map(getter).join(', ')} }))({})`;

/**
 * A widget carries the texts of all languages and shows one: `export const de = {…}` becomes a function, and `{ de, en, fr }` of
 * the `all.ts` beside it calls what is asked for, once. The others stay the letters of a file and are never made.
 */
export function textsOnDemand(): Plugin {
  return {
    name: 'texts-on-demand',
    enforce: 'post',
    transform: {
      filter: { id: /\/texts\/.*\/?(all|de|en|fr)\.ts$/ },
      handler(code, id) {
        const name = id.slice(id.lastIndexOf('/') + 1, -'.ts'.length);
        const { body } = this.parse(code) as unknown as { body: Statement[] };
        const text = new MagicString(code);
        for (const { id: own, init } of body.flatMap(({ declaration }) => declaration?.declarations ?? [])) {
          if (init?.type !== 'ObjectExpression') continue;
          const isAll = init.properties?.length === languages.length && init.properties.every((it) => it.shorthand);
          if (own.name === name) text.appendLeft(init.start, '() => (').appendRight(init.end, ')');
          else if (name === 'all' && isAll) text.overwrite(init.start, init.end, asked);
        }
        return { code: text.toString(), map: null };
      },
    },
  };
}
