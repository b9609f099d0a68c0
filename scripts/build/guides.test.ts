import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { widgets } from '../../widgets/registry.ts';
import { drawGuide, guideFiles } from './guides.ts';

const guides = Object.entries(guideFiles).map(([id, file]) => drawGuide(id, readFileSync(file, 'utf8')));
const whole = guides.map(({ html }) => html).join('\n');

test('every widget has its guide, and each guide its name and its text', () => {
  expect(Object.keys(guideFiles)).toEqual(expect.arrayContaining(widgets.map(({ name }) => name)));
  for (const { id, title, html } of guides)
    expect([id, title.length > 5, html.length > 1_000]).toEqual([id, true, true]);
});

test('every link leads to a part of the page or to another site', () => {
  const places = new Set(guides.flatMap(({ id, sections }) => [id, ...sections.map((it) => it.id)]));
  const links = [...whole.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);
  expect(links.length).toBeGreaterThan(0);
  const lost = links.filter((href) => !href.startsWith('https://') && !places.has(href.slice(1)));
  expect(lost).toEqual([]);
});

test('what a guide shows as code is text, and a second guide of the same heading has its own place', () => {
  const { html, sections } = drawGuide('chat', '# Chat\n\n## Events\n\n`<b>` [up](../../CONTRIBUTING.md)');
  expect(html).toContain('<code>&lt;b&gt;</code> up');
  expect(sections).toEqual([{ id: 'chat-events', title: 'Events' }]);
  expect(new Set(whole.match(/ id="[^"]+"/g)).size).toBe(whole.match(/ id="/g)?.length);
});
