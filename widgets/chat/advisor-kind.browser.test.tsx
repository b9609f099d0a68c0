import { expect, it } from 'vitest';
import { languages } from '#domain/place.ts';
import { insert, turn, watchPage } from '#widgets/chat/testing/chat-page.ts';
import { chatTexts } from '#widgets/chat/texts/all.ts';

watchPage();

const labelOf = (root: ShadowRoot) => [...root.querySelectorAll('.line.adviser .line-foot > span')].at(-1)?.textContent;

it.each(languages)(
  'says whether an AI answers before the first word, and after it is stood in for (%s)',
  async (lang) => {
    const texts = chatTexts[lang];
    const { server, root } = insert({ attributes: { lang }, advisor: 'ai' });
    const notice = () => root.querySelector('.notice')?.textContent;
    await expect.poll(notice).toBe(texts.notice.ai);
    await expect.poll(() => root.querySelector('.line.adviser .said')?.textContent).toBe(texts.welcome('ai'));
    root.querySelector<HTMLButtonElement>('.answers button')?.click();
    const first = await turn(server, 0);
    first.by('ai');
    first.say('Genau 17');
    await expect.poll(() => root.querySelector('.speaking .said')?.textContent).toBe('Genau 17');
    first.anew();
    first.by('automatic');
    first.say('Regel.');
    await expect.poll(() => root.querySelector('.speaking .said')?.textContent).toBe('Regel.');
    expect(notice()).toBe(texts.notice.automatic);
    first.done();
    await expect.poll(() => labelOf(root)).toBe(texts.advisor.automatic);
    expect(root.textContent).not.toContain('Genau 17');
  },
);

it('marks a cut answer of an AI as cut, as the AI’s, and lets it be asked again', async () => {
  const texts = chatTexts.en;
  const { server, root } = insert({ advisor: 'ai' });
  await expect.poll(() => root.querySelector('.answers button')).toBeTruthy();
  root.querySelector<HTMLButtonElement>('.answers button')?.click();
  const first = await turn(server, 0);
  first.by('ai');
  first.say('A heat pump');
  await expect.poll(() => root.querySelector('.speaking .said')?.textContent).toBe('A heat pump');
  first.cut();
  await expect.poll(() => root.querySelector('.line.cut .cut-mark')?.textContent).toBe(texts.cut);
  expect(labelOf(root)).toBe(texts.advisor.ai);
  const again = [...root.querySelectorAll<HTMLButtonElement>('.line.cut button')].find(
    ({ textContent }) => textContent === texts.askAgain,
  );
  again?.click();
  const second = await turn(server, 1);
  expect([second.key, second.body.message]).toEqual([first.key, first.body.message]);
});
