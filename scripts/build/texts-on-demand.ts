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
 * A widget carries the texts of all languages and shows one: what a file named by its language exports under that name becomes a
 * function, and what the `all.ts` beside it puts together of all of them calls the one that is asked for, once. The others stay the
 * letters of a file and are never made. A language whose file has no such object ends the build: it would be called and be none.
 */
export function textsOnDemand(): Plugin {
  return {
    name: 'texts-on-demand',
    enforce: 'post',
    transform: {
      filter: { id: new RegExp(`/texts/.*/?(all|${languages.join('|')})\\.ts$`) },
      handler(code, id) {
        const name = id.slice(id.lastIndexOf('/') + 1, -'.ts'.length);
        const { body } = this.parse(code) as unknown as { body: Statement[] };
        const text = new MagicString(code);
        let isDeferred = name === 'all';
        for (const { id: own, init } of body.flatMap(({ declaration }) => declaration?.declarations ?? [])) {
          if (init?.type !== 'ObjectExpression') continue;
          const isAll = init.properties?.length === languages.length && init.properties.every((it) => it.shorthand);
          if (own.name === name) {
            text.appendLeft(init.start, '() => (').appendRight(init.end, ')');
            isDeferred = true;
          } else if (name === 'all' && isAll) text.overwrite(init.start, init.end, asked);
        }
        if (!isDeferred) this.error(`${id} exports no object named ${name}`);
        return { code: text.toString(), map: null };
      },
    },
  };
}
