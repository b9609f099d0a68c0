import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { field, insert, turn, watchPage } from '#widgets/chat/testing/chat-page.ts';
import { stubRecogniser } from '#widgets/chat/testing/stub-recogniser.ts';
import { fakeEnvironment } from '#widgets/shared/testing/fake-environment.ts';
import { violations } from '#widgets/shared/testing/violations.ts';
import { button, text } from '#widgets/shared/testing/widget-page.ts';

watchPage();
let made: ReturnType<typeof stubRecogniser>['made'];
beforeEach(() => {
  const stub = stubRecogniser();
  made = stub.made;
  vi.stubGlobal('SpeechRecognition', stub.SpeechRecognition);
});
afterEach(() => vi.unstubAllGlobals());

const toast = () =>
  document.querySelector('wattnest-chat')?.shadowRoot?.querySelector('.toast[role="alert"]')?.textContent ?? '';
const labels = { de: 'Sprechen', en: 'Speak', fr: 'Parler' };

/** A chat whose clock the test winds; the button has been pressed. */
async function speakTo(lang: keyof typeof labels = 'en') {
  const chat = insert({ attributes: { lang } });
  const clock = fakeEnvironment();
  Object.assign(chat.environment, { after: clock.after });
  const speak = button(labels[lang]);
  await speak.click();
  return { ...chat, clock, speak };
}

/** As above, and the browser listens. */
async function recording(lang: keyof typeof labels = 'en') {
  const chat = await speakTo(lang);
  await expect.poll(() => made.length).toBe(1);
  return { ...chat, recogniser: made[0] as (typeof made)[number] };
}

describe('speaking in place of writing', () => {
  it.each([
    ['de', 'de-DE'],
    ['en', 'en-US'],
    ['fr', 'fr-FR'],
  ] as const)('asks the browser once, in the language of the page: %s', async (lang, spoken) => {
    const { recogniser } = await recording(lang);
    expect(recogniser).toMatchObject({ lang: spoken, continuous: false, interimResults: false });
    expect(recogniser.asked).toEqual(['start']);
  });

  it('counts the seconds, puts what was heard into the field, and sends it half a second later', async () => {
    const { recogniser, clock, server, root, speak } = await recording();
    await expect.element(speak).toHaveAttribute('aria-pressed', 'true');
    await expect.element(page.getByRole('timer')).toHaveTextContent('0:00');
    for (let second = 0; second < 61; second += 1) await clock.pass(1_000);
    await expect.element(page.getByRole('timer')).toHaveTextContent('1:01');
    expect(root.querySelector('.voice')?.textContent).toContain('Your browser’s speech service');
    expect(await violations()).toEqual([]);
    recogniser.hear(' a flat roof ');
    await expect.element(field()).toHaveValue('a flat roof');
    await expect.element(speak).toHaveAttribute('aria-pressed', 'false');
    await expect.element(text('Sent in a moment')).toBeVisible();
    expect(root.querySelector('.voice [role="status"]')?.textContent).toBe('Sent in a moment…');
    await clock.pass(499);
    expect(server.turns).toHaveLength(0);
    await clock.pass(1);
    expect((await turn(server, 0)).body.message).toBe('a flat roof');
    await expect.element(field()).toHaveValue('');
    await expect.element(text('Sent in a moment')).not.toBeInTheDocument();
  });

  it.each([
    ['a press on “Don’t send”', () => button('Don’t send').click()],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['going on writing', () => userEvent.type(field(), ' and a cellar')],
  ])('sends nothing after %s, and keeps the words', async (_, cancel) => {
    const { recogniser, clock, server } = await recording();
    recogniser.hear('a flat roof');
    await expect.element(button('Don’t send')).toBeVisible();
    await cancel();
    await expect.element(button('Don’t send')).not.toBeInTheDocument();
    await clock.pass(10_000);
    expect(server.turns).toHaveLength(0);
    expect((field().element() as HTMLTextAreaElement).value).toMatch(/^a flat roof/);
  });

  it('stops at a second press, and still takes what was said until then, after what was written', async () => {
    const { recogniser, clock, speak, server } = await recording();
    await field().fill('We have');
    await speak.click();
    expect(recogniser.asked).toEqual(['start', 'stop']);
    await expect.element(page.getByRole('timer')).not.toBeInTheDocument();
    recogniser.hear('a flat roof');
    await clock.pass(500);
    expect((await turn(server, 0)).body.message).toBe('We have a flat roof');
  });

  it('hears nothing of what came before a new recording, and lets go of the microphone with the element', async () => {
    const { recogniser, speak, element } = await recording();
    await speak.click();
    await speak.click();
    await expect.poll(() => made.length).toBe(2);
    expect(recogniser.asked).toEqual(['start', 'stop', 'abort']);
    recogniser.hear('too late');
    await expect.element(field()).toHaveValue('');
    element.remove();
    await expect.poll(() => made[1]?.asked).toEqual(['start', 'abort']);
  });
});

describe('where nobody can listen', () => {
  it.each([
    ['de', /Spracherkennung nicht unterstützt.*Chrome oder Edge/],
    [
      'en',
      /Speech Recognition Not Supported Your browser doesn't support speech recognition. Please try using Chrome or Edge./,
    ],
    ['fr', /Reconnaissance vocale non prise en charge.*Chrome ou Edge/],
  ] as const)('says that the browser has no recogniser: %s', async (lang, words) => {
    vi.stubGlobal('SpeechRecognition', undefined);
    vi.stubGlobal('webkitSpeechRecognition', undefined);
    await speakTo(lang);
    await expect.poll(toast).toMatch(words);
  });

  it.each([
    ['de', /Fehler bei der Spracherkennung Fehler: not-allowed. Bitte versuchen Sie es erneut. .*Mikrofon/],
    ['en', /Speech Recognition Error Error: not-allowed. Please try again. .*microphone/],
    ['fr', /Erreur de reconnaissance vocale Erreur : not-allowed. Veuillez réessayer. .*microphone/],
  ] as const)('names the refused microphone and the way to allow it: %s', async (lang, words) => {
    const { recogniser, speak } = await recording(lang);
    recogniser.fail('not-allowed');
    await expect.poll(toast).toMatch(words);
    await expect.element(speak).toHaveAttribute('aria-pressed', 'false');
  });

  it('names any other error and listens again when asked', async () => {
    const { recogniser, speak } = await recording();
    recogniser.fail('no-speech');
    await expect.poll(toast).toContain('Error: no-speech. Please try again.');
    await speak.click();
    await expect.poll(() => made.length).toBe(2);
  });
});
