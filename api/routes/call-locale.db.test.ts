import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { summaryRequest, visit } from '#api/database/schema/leads.ts';
import { askPasswordReset, signUp } from '#domain/contract/accounts.ts';
import { VISIT_HEADER } from '#domain/contract/endpoint.ts';
import type { Language, Market } from '#domain/place.ts';
import { accountBody, newAccount, postAccount } from '#tests/harness/accounts.ts';
import { type CallOptions, newVisit } from '#tests/harness/calls.ts';
import { postChat } from '#tests/harness/chat.ts';
import { postSummary, summaryBody } from '#tests/harness/summaries.ts';
import { startApp, type TestApp } from '#tests/harness/with-app.ts';
import { testLanguages } from '#tests/languages/all.ts';
import { failureTexts } from '#texts/failures/whole.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});
afterEach(() => app.stop());

type Named = { language?: Language; market?: Market };

/** What a call says, what it comes with, and what it is answered in. */
const cases: [what: string, named: Named, opened: Named | null, browser: string | undefined, Language, Market][] = [
  ['what the call names', { language: 'fr', market: 'at' }, { language: 'en', market: 'us' }, 'de', 'fr', 'at'],
  ['the visit’s language before the browser’s', {}, { language: 'fr', market: 'de' }, 'en', 'fr', 'de'],
  ['the visit’s market, whatever the language', { language: 'en' }, { language: 'de', market: 'at' }, 'fr', 'en', 'at'],
  ['the browser’s language without a visit', {}, null, 'xx, en;q=0.9', 'en', 'us'],
  ['the country the browser’s language names', {}, null, 'de-AT', 'de', 'at'],
  ['the usual market of a language it names', { language: 'fr' }, null, 'de-AT', 'fr', 'ch'],
  ['the market it names, wherever the browser is', { market: 'at' }, null, 'fr-CH', 'fr', 'at'],
  ['the site’s without any of them', {}, null, undefined, 'de', 'de'],
];

async function optionsOf(opened: Named | null, language: string | undefined): Promise<CallOptions> {
  const token = opened && (await newVisit(app, opened)).token;
  return { ...(token && { token }), ...(language && { language }) };
}

describe.each(cases)('a call is answered in %s', (_, named, opened, browser, language, market) => {
  test('by the adviser', async () => {
    const message = 'zzz';
    const reply = await postChat(app, { message, ...named }, await optionsOf(opened, browser));
    expect((await reply.json()).content).toMatch(testLanguages[language].replyHas);
  });

  test('in the mail of a summary and behind its link', async () => {
    const { language: _, market: __, ...body } = summaryBody();
    await postSummary(app, { ...body, ...named }, await optionsOf(opened, browser));
    expect(await app.database.db.select().from(summaryRequest)).toMatchObject([{ language, market }]);
    await app.runJobs('send-mail');
    expect((await app.outbox()).map(({ text }) => text)).toEqual([
      expect.stringMatching(testLanguages[language].mailGreets),
    ]);
  });

  test('where it is refused', async () => {
    const reply = await postChat(app, { message: '', ...named }, await optionsOf(opened, browser));
    const { title } = await reply.json();
    expect([reply.headers.get('Content-Language'), title]).toEqual([
      language,
      failureTexts[language].titles.validation,
    ]);
  });
});

test('a visit that a call has opened goes on in what that call was answered in', async () => {
  const first = await postChat(app, { message: 'zzz', language: 'fr' });
  const token = first.headers.get(VISIT_HEADER) ?? '';
  expect(await app.database.db.select().from(visit)).toMatchObject([{ language: 'fr', market: 'ch' }]);
  expect((await (await postChat(app, { message: 'zzz' }, { token })).json()).content).toMatch(
    testLanguages.fr.replyHas,
  );
});

test.each([
  ['a named language', { language: 'fr' }, 'en', testLanguages.fr.mailGreets],
  ['the browser’s', {}, 'en', testLanguages.en.mailGreets],
  ['the site’s', {}, undefined, testLanguages.de.mailGreets],
] as const)('mails about an account speak %s', async (_, named, language, greets) => {
  const options = language ? { language } : {};
  await postAccount(app, signUp, { ...accountBody, ...named }, options);
  await app.runJobs();
  expect((await app.outbox()).at(0)?.text).toMatch(greets);
  await app.stop();
  app = await startApp();
  await newAccount(app);
  app.clock.advance(5 * 60_000);
  await postAccount(app, askPasswordReset, { email: accountBody.email, ...named }, options);
  await app.runJobs();
  expect((await app.outbox()).at(0)?.text).toMatch(greets);
});
