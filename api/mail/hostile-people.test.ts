import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawLetter } from '#api/mail/drawing/draw-letter.ts';
import { createPostmark } from '#api/mail/postmark.ts';
import { hostileText } from '#tests/harness/hostile-text.ts';
import { type PostmarkServer, startPostmark } from '#tests/harness/postmark-server.ts';
import { type SamplePeople, sampleLetters } from '#tests/harness/sample-letters.ts';

let postmark: PostmarkServer;
beforeAll(async () => {
  postmark = await startPostmark();
});
afterAll(() => postmark.stop());

const PEOPLE = process.env.DEEP ? 100 : 15;
const tags = (html = '') => (html.match(/<[^>]*>/g) ?? []).join('\n');
const people = fc.record({
  name: hostileText,
  place: hostileText,
  phone: hostileText,
  email: hostileText,
  company: hostileText,
});

async function sendAll(who?: SamplePeople): Promise<void> {
  const mail = createPostmark(postmark.config);
  for (const letter of Object.values(sampleLetters('en', who))) {
    const facts = { id: 'id', kind: 'summary', language: 'en', to: 'ada@example.org', aiWritten: false } as const;
    await mail.send({
      ...facts,
      ...(await drawLetter(letter)),
      calendar: null,
      unsubscribeUrl: 'https://portal.example/u',
    });
  }
}

test(`each mail to or about ${PEOPLE} hostile people arrives as it would about harmless ones`, {
  timeout: 60_000,
}, async () => {
  await sendAll();
  const harmless = postmark.messages.splice(0);
  await fc.assert(
    fc.asyncProperty(people, async (who) => {
      await sendAll(who);
      const hostile = postmark.messages.splice(0);
      for (const [index, message] of hostile.entries()) {
        const { HtmlBody, TextBody: _, MessageID: __, ...envelope } = message;
        expect(harmless[index]).toMatchObject(envelope);
        expect(Object.keys(message)).toEqual(Object.keys(harmless[index] ?? {}));
        expect(tags(HtmlBody)).toBe(tags(harmless[index]?.HtmlBody));
      }
    }),
    { numRuns: PEOPLE },
  );
});
