import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { textsOnDemand } from './texts-on-demand.ts';

/** What the plugin makes of a module. */
function built(code: string, id: string): string {
  const { transform } = textsOnDemand() as unknown as {
    transform: { handler(this: { parse: typeof parseAst }, code: string, id: string): { code: string } };
  };
  return transform.handler.call({ parse: parseAst }, code, id).code;
}

test('a language is made when it is asked for, and once', () => {
  const made: string[] = [];
  const module = (language: string) =>
    built(`export const ${language} = { name: made.push('${language}') };`, `/widgets/chat/texts/${language}.ts`);
  const all = built('export const texts = { de, en, fr };', '/widgets/chat/texts/all.ts');
  const code = [...['de', 'en', 'fr'].map(module), all].join('\n').replaceAll('export ', '');
  const texts = new Function('made', `${code}\nreturn texts;`)(made);
  expect(made).toEqual([]);
  expect(texts.en).toBe(texts.en);
  expect(made).toEqual(['en']);
});

test.each([
  ['what is no language of the file', 'export const told = { a: 1 };', '/texts/home/facts/de.ts'],
  [
    'what is put together otherwise',
    'export const told = { de: german, en: english, fr: french };',
    '/texts/home/facts/all.ts',
  ],
])('%s is left as it is', (_, code, id) => {
  expect(built(code, id)).toBe(code);
});
