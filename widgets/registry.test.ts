import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { embedNames, reservationOf, snippetOf, tagOf } from '#domain/embed/snippet.ts';
import type { Language } from '#domain/place.ts';
import * as published from '#widgets/index.ts';
import { widgets } from '#widgets/registry.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const rows = widgets.map((widget) => [widget.name, widget] as const);

test('every folder with an element has its row, and no other', () => {
  const folders = readdirSync('widgets').filter((name) => existsSync(`widgets/${name}/element.ts`));
  expect(folders).toEqual(widgets.map(({ name }) => name).toSorted());
});

test('the rows are what is embedded', () => {
  expect(widgets.map(({ name }) => name).toSorted()).toEqual(embedNames.toSorted());
});

test.each(rows)('%s has its files, and its names in the package', (name, widget) => {
  for (const file of [`${name}.entry.ts`, widget.later, 'README.md'])
    expect([file, existsSync(`widgets/${name}/${file}`)]).toEqual([file, true]);
  expect(Object.keys(published)).toContain(widget.define);
  expect(Object.values(published)).toContain(tagOf(widget));
});

const snippet = (name: string, host: string, siteKey: string, lang: Language) => {
  const row = widgets.find((it) => it.name === name);
  const { head, element } = row ? snippetOf(row, { host, siteKey, lang }) : { head: '', element: '' };
  return { head, element, whole: `${head}\n${element}` };
};
const escaped = (html: string) => html.replaceAll('<', '&lt;').replaceAll('>', '&gt;');

test.each([
  ['README.md', 'questionnaire', 'de'],
  ['docs/embedding.md', 'questionnaire', 'de'],
  ['widgets/questionnaire/README.md', 'questionnaire', 'en'],
  ['widgets/chat/README.md', 'chat', 'en'],
  ['widgets/strategy-check/README.md', 'strategy-check', 'en'],
] as const)('%s shows the snippet', (file, name, lang) => {
  expect(read(file)).toContain(`\`\`\`html\n${snippet(name, 'https://HOST', 'YOUR_KEY', lang).whole}\n`);
});

test('the list of example pages shows it too', () => {
  const { head, element } = snippet('questionnaire', '{{API}}', '{{SITE_KEY}}', 'de');
  const page = read('examples/pages/index.html');
  for (const part of [head, element]) expect(page).toContain(escaped(part));
});

const pages = readdirSync('examples/pages').filter((file) => /<wattnest-/.test(read(`examples/pages/${file}`)));

test.each(pages)('examples/pages/%s keeps the place of its widgets free', (file) => {
  const page = read(`examples/pages/${file}`);
  for (const widget of widgets) {
    const elements = page.match(new RegExp(`<${tagOf(widget)}\\b[^>]*>\\s*(<svg.*)?`, 'g')) ?? [];
    for (const element of elements) expect(element).toContain(reservationOf(widget));
  }
});
