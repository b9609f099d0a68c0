import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawLetter } from '#api/mail/drawing/draw-letter.ts';
import { hostileText } from '#tests/harness/hostile-text.ts';
import type { Letter } from '#texts/mail/letter.ts';

/** A letter with each kind of block, whose every text is the next one of the list. */
function letterOf(texts: readonly string[]): Letter {
  let next = 0;
  const text = () => texts[next++ % texts.length] ?? '';
  const link = () => ({ label: text(), url: `https://portal.example/?to=${text()}` });
  const fact = () => ({ label: text(), value: text() });
  return {
    language: 'de',
    subject: text(),
    preview: 'Preview',
    title: text(),
    blocks: [
      { kind: 'paragraph', text: text() },
      {
        kind: 'potentials',
        heading: text(),
        badges: [{ solution: 'solar', name: text(), potential: 'high', level: text() }],
      },
      {
        kind: 'packages',
        heading: text(),
        cards: [{ name: text(), solutions: ['solar'], includes: text(), total: fact(), facts: [fact()] }],
        note: text(),
      },
      { kind: 'facts', heading: text(), facts: [fact()], note: text() },
      { kind: 'list', heading: text(), items: [text(), text()] },
      { kind: 'steps', heading: text(), intro: text(), steps: [{ when: text(), text: text() }] },
      { kind: 'note', heading: text(), text: text() },
      { kind: 'link', intro: text(), link: link() },
    ],
    imprint: text(),
    footer: { text: text(), link: link() },
    aiWritten: false,
  };
}

/** As many as a letter has places for. */
const TEXTS = 34;
/** The tags with their attributes, addresses of links left out. */
const skeleton = (html: string) => (html.match(/<[^>]*>/g) ?? []).map((tag) => tag.replace(/ href="[^"]*"/, ''));
const hrefs = (html: string) => [...html.matchAll(/ href="([^"]*)"/g)].map(([, href]) => href);

test('a letter has no script, picture or event handler, one style sheet of ours, and says what it can do in the dark', async () => {
  const { html } = await drawLetter(letterOf(['Text']));
  expect(html).not.toMatch(/<(script|img|link|iframe|form|input|svg)\b/i);
  expect(html).not.toMatch(/ on\w+=/i);
  expect(html.match(/<style/g)?.length).toBe(1);
  expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
  expect(html).toContain('bgcolor="#faf7ef"');
});

test('plain text has every word of the letter and no tag', async () => {
  const texts = Array.from({ length: TEXTS }, (_, index) => `word${index}`);
  const { text } = await drawLetter(letterOf(texts));
  const missing = texts.slice(1).filter((it) => !text.toLowerCase().includes(it));
  expect(missing).toEqual([]);
  expect(text).not.toMatch(/[<>]/);
  expect(text).toContain('word4: word5\n');
});

const LETTERS = process.env.DEEP ? 10_000 : 200;

test(`${LETTERS * TEXTS} hostile texts change no tag and no attribute`, {
  timeout: 60_000 + LETTERS * 100,
}, async () => {
  const expected = skeleton((await drawLetter(letterOf(['Text']))).html);
  const many = fc.array(hostileText, { minLength: TEXTS, maxLength: TEXTS });
  await fc.assert(
    fc.asyncProperty(many, async (texts) => {
      const { html } = await drawLetter(letterOf(texts));
      expect(skeleton(html)).toEqual(expected);
      for (const href of hrefs(html)) expect(href).toMatch(/^https:\/\/portal\.example\/\?to=/);
    }),
    { numRuns: LETTERS },
  );
});
