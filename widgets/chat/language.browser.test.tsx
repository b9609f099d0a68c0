import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { insert, turn, watchPage, write } from '#widgets/chat/testing/chat-page.ts';
import { button, text } from '#widgets/shared/testing/widget-page.ts';

watchPage();

type Shown = [words: string | null, lang: string | null];

/** As they are marked themselves, and not by what they stand in. */
const shown = (root: ShadowRoot, parts: string): Shown[] =>
  [...root.querySelectorAll(parts)].map((it) => [it.textContent, it.getAttribute('lang')]);
const lines = '.line:not(.speaking) > .said';
const spoken = '.speaking > .said';
const announced = '[aria-live="polite"] > p';

describe('a reply in another language than that of the page', () => {
  it('is marked with it while it is spoken, for who hears it and as a finished line', async () => {
    const { server, root } = insert();
    const welcomed = [[expect.stringMatching(/^Hello!/), null]];
    await expect.poll(() => shown(root, lines)).toEqual(welcomed);
    await write('Was kostet das?');
    const first = await turn(server, 0);
    first.by('automatic', 'de');
    first.say('Das kommt darauf an. Genauer');
    await expect.poll(() => shown(root, spoken)).toEqual([['Das kommt darauf an. Genauer', 'de']]);
    expect(shown(root, announced)).toEqual([['Das kommt darauf an.', 'de']]);
    first.say(' geht es mit dem Haus.');
    first.done({ suggestions: ['Was zahlt der Staat?'] });
    const said = 'Das kommt darauf an. Genauer geht es mit dem Haus.';
    await expect.poll(() => shown(root, lines)).toEqual([...welcomed, ['Was kostet das?', null], [said, 'de']]);
    expect(shown(root, announced)).toEqual([
      ['Das kommt darauf an.', 'de'],
      ['Genauer geht es mit dem Haus.', 'de'],
    ]);
    const [suggested, ...standing] = shown(root, '.topics button');
    expect(suggested).toEqual(['Was zahlt der Staat?', 'de']);
    expect(new Set(standing.map(([, lang]) => lang))).toEqual(new Set([null]));
    expect(root.querySelectorAll('.line-foot[lang], .line-foot [lang], .line > [lang]:not(.said)')).toHaveLength(0);
  });

  it('keeps its mark over a reload', async () => {
    const { server, element, environment } = insert();
    await write('Was kostet das?');
    const first = await turn(server, 0);
    first.say('Das kommt darauf an.');
    first.done({ language: 'de', suggestions: ['Was zahlt der Staat?'] });
    await expect.element(text('Das kommt darauf an.').first()).toBeVisible();
    element.remove();
    const { root } = insert({ kept: JSON.parse(environment.kept.get('wattnest:chat:v1:site-1:chat') ?? '') });
    await expect.poll(() => shown(root, lines).at(-1)).toEqual(['Das kommt darauf an.', 'de']);
    await expect.poll(() => shown(root, '.topics button')[0]).toEqual(['Was zahlt der Staat?', 'de']);
  });

  it('keeps its mark where it is cut', async () => {
    const { server, root } = insert();
    await write('Was kostet das?');
    const first = await turn(server, 0);
    first.by('ai', 'de');
    first.say('Das kommt');
    await expect.element(page.getByText('Das kommt', { exact: true })).toBeVisible();
    await button('Stop the reply').click();
    await expect.poll(() => shown(root, lines).at(-1)).toEqual(['Das kommt', 'de']);
    await expect.poll(() => shown(root, announced)).toEqual([['Das kommt', 'de']]);
  });

  it('leaves the sign that somebody writes in the language of the page', async () => {
    const { server, root } = insert();
    await write('Was kostet das?');
    const first = await turn(server, 0);
    first.by('ai', 'de');
    first.say('Das kommt');
    await expect.poll(() => shown(root, spoken)).toEqual([['Das kommt', 'de']]);
    first.anew();
    await expect.poll(() => root.querySelector('.typing')?.closest('[lang]')?.getAttribute('lang')).toBe('en');
  });
});

describe('a reply in the language of the page', () => {
  it.each([true, false])('has no mark, whatever was spoken before (speaker told: %s)', async (isTold) => {
    const { server, root } = insert();
    await write('Was kostet das?');
    const first = await turn(server, 0);
    first.by('automatic', 'de');
    first.say('Das kommt darauf an.');
    first.done();
    await expect.poll(() => shown(root, lines).at(-1)).toEqual(['Das kommt darauf an.', 'de']);
    await write('And in English, please, what does it cost?');
    const second = await turn(server, 1);
    if (isTold) second.by('automatic');
    second.say('It depends. More');
    await expect.poll(() => shown(root, spoken)).toEqual([['It depends. More', null]]);
    expect(shown(root, announced)).toEqual([['It depends.', null]]);
    second.done({ language: undefined, suggestions: ['What does the state pay?'] });
    await expect.poll(() => shown(root, lines).at(-1)).toEqual(['It depends. More', null]);
    expect(shown(root, announced).at(-1)).toEqual(['More', null]);
    expect(shown(root, '.topics button')[0]).toEqual(['What does the state pay?', null]);
  });

  it('has none where it follows another at once', async () => {
    const { server, environment, root } = insert();
    environment.setOnline(false);
    for (const [place, words] of ['Was kostet das?', 'And in English?'].entries()) {
      await write(words);
      await expect.poll(() => root.querySelectorAll('.failed')).toHaveLength(place + 1);
    }
    environment.setOnline(true);
    const first = await turn(server, 0);
    first.by('automatic', 'de');
    first.say('Das kommt');
    await expect.poll(() => shown(root, spoken)).toEqual([['Das kommt', 'de']]);
    first.done();
    const second = await turn(server, 1);
    second.by('automatic');
    second.say('It depends');
    await expect.poll(() => shown(root, spoken)).toEqual([['It depends', null]]);
  });
});
