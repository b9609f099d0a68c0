import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { languages, marketOfTag } from '#domain/place.ts';
import { newVisit } from '#tests/harness/calls.ts';
import { eventsOf, postChatStream, sayTo } from '#tests/harness/chat.ts';
import { newKey, startApp, type TestApp } from '#tests/harness/with-app.ts';
import { testLanguages } from '#tests/languages/all.ts';
import { homeTexts } from '#texts/home/all.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});
afterEach(() => app.stop());

describe.each(languages)('%s: what a message asks for beside an answer', (language) => {
  const asked = testLanguages[language].intents;
  const frame = { language, market: marketOfTag('', language) };

  test('is told with its reply, as JSON and in the stream, each time', async () => {
    const visit = await newVisit(app);
    await sayTo(app, { ...frame, message: asked.home }, visit);
    const key = newKey();
    const mail = await sayTo(app, { ...frame, message: asked.email }, { ...visit, key });
    expect(mail.intent).toBe('email');
    expect(mail.content.toLowerCase()).toContain(homeTexts[language].solution.heatPump.toLowerCase());
    expect(await sayTo(app, { ...frame, message: asked.email }, { ...visit, key })).toEqual(mail);
    const events = await eventsOf(await postChatStream(app, { ...frame, message: asked.person }, visit));
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { intent: 'person' } });
    expect((await sayTo(app, { ...frame, message: asked.home }, visit)).intent).toBeUndefined();
  });
});
