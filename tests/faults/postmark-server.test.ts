import { Errors, type Message, ServerClient } from 'postmark';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { POSTMARK_TOKEN, type PostmarkServer, startPostmark } from '#tests/harness/postmark-server.ts';

let postmark: PostmarkServer;
beforeEach(async () => {
  postmark = await startPostmark();
});
afterEach(() => postmark.stop());

const letter: Message = {
  From: 'post@wattnest.test',
  To: 'ada@example.org',
  Subject: 'Your assessment',
  TextBody: 'Good day',
};
const client = (token = POSTMARK_TOKEN) =>
  new ServerClient(token, { requestHost: postmark.host, useHttps: false, timeout: 0.3 });
const failure = () =>
  client()
    .sendEmail(letter)
    .catch((error: Errors.PostmarkError) => error);

test('an accepted message is kept under the id the SDK reads', async () => {
  const reply = await client().sendEmail(letter);
  expect(reply).toMatchObject({ To: letter.To, ErrorCode: 0, Message: 'OK' });
  expect(postmark.messages).toEqual([{ ...letter, MessageID: reply.MessageID }]);
});

test('a batch answers each message by itself', async () => {
  const replies = await client().sendEmailBatch([letter, { ...letter, To: 'nobody' }]);
  expect(replies.map((it) => it.ErrorCode)).toEqual([0, 300]);
  expect(postmark.messages).toHaveLength(1);
});

test('a wrong token is 401 with code 10', async () => {
  const error = await client('wrong')
    .sendEmail(letter)
    .catch((it) => it);
  expect(error).toBeInstanceOf(Errors.InvalidAPIKeyError);
  expect(error).toMatchObject({ statusCode: 401, code: 10 });
});

test('an inactive recipient is 422 with code 406, and the SDK reads the address', async () => {
  postmark.script({ does: 'inactive' });
  const error = await failure();
  expect(error).toBeInstanceOf(Errors.InactiveRecipientsError);
  expect(error).toMatchObject({ statusCode: 422, code: 406, recipients: [letter.To] });
  expect(postmark.messages).toHaveLength(0);
});

test.each([
  [429, Errors.RateLimitExceededError],
  [500, Errors.InternalServerError],
  [503, Errors.ServiceUnavailablerError],
])('status %i is told as scripted, twice, and then all is well', async (status, kind) => {
  postmark.script({ does: 'status', status }, 2);
  expect(await failure()).toBeInstanceOf(kind);
  expect(await failure()).toBeInstanceOf(kind);
  expect(await failure()).toMatchObject({ ErrorCode: 0 });
});

test.each(['silent', 'reset'] as const)(
  '%s leaves the SDK without status or code, and nothing accepted',
  async (does) => {
    postmark.script({ does });
    expect(await failure()).toMatchObject({ name: 'PostmarkError', statusCode: 0, code: 0 });
    expect(postmark.messages).toHaveLength(0);
    expect(postmark.calls).toHaveLength(1);
  },
);

test('a reply lost on the way back leaves the message accepted', async () => {
  postmark.script({ does: 'lost' });
  expect(await failure()).toMatchObject({ statusCode: 0 });
  expect(postmark.messages).toHaveLength(1);
});

test('slow is slow, not lost', async () => {
  postmark.script({ does: 'slow', ms: 50 });
  expect(await failure()).toMatchObject({ ErrorCode: 0 });
});
