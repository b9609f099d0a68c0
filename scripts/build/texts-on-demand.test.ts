import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { languages } from '../../domain/place.ts';
import { textsOnDemand } from './texts-on-demand.ts';

interface Building {
  parse: typeof parseAst;
  error(message: string): never;
}

/** What the plugin makes of a module. */
function built(code: string, id: string): string {
  const { transform } = textsOnDemand() as unknown as {
    transform: { handler(this: Building, code: string, id: string): { code: string } };
  };
  const building: Building = {
    parse: parseAst,
    error: (message) => {
      throw new Error(message);
    },
  };
  return transform.handler.call(building, code, id).code;
}

test('a language is made when it is asked for, and once', () => {
  const made: string[] = [];
  const module = (language: string) =>
    built(`export const ${language} = { name: made.push('${language}') };`, `/widgets/chat/texts/${language}.ts`);
  const all = built(`export const texts = { ${languages.join(', ')} };`, '/widgets/chat/texts/all.ts');
  const code = [...languages.map(module), all].join('\n').replaceAll('export ', '');
  const texts = new Function('made', `${code}\nreturn texts;`)(made);
  expect(made).toEqual([]);
  expect(texts.en).toBe(texts.en);
  expect(made).toEqual(['en']);
});

test.each([
  ['what is no language of the file', 'export const told = { a: 1 };', '/texts/home/facts/all.ts'],
  [
    'what is put together otherwise',
    'export const told = { de: german, en: english, fr: french };',
    '/texts/home/facts/all.ts',
  ],
])('%s is left as it is', (_, code, id) => {
  expect(built(code, id)).toBe(code);
});

test.each(["export { en as de } from './en.ts';", 'export const german = { a: 1 };'])(
  'a language whose file has no object of its name ends the build: %s',
  (code) => {
    expect(() => built(code, '/widgets/chat/texts/de.ts')).toThrow('de');
  },
);
