import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readConfig } from '#api/config.ts';
import { MailRefused, type Message } from '#api/mail/mail-port.ts';
import { postmarkMessage } from '#api/mail/postmark.ts';
import { hostileText } from '#tests/harness/hostile-text.ts';

const config = readConfig({ POSTMARK_MESSAGE_STREAM: 'asked-for' }).mail;
const plain: Message = {
  id: '6f6d2a57-5c5f-4c0e-8f43-1f6e1f0a7c11',
  kind: 'firstMail',
  language: 'de',
  to: 'ada@example.org',
  subject: 'Your assessment',
  text: 'Good day',
  html: '<p>Good day</p>',
  calendar: null,
  unsubscribeUrl: 'https://portal.example/api/unsubscribe/token',
  aiWritten: false,
};

test('stream, tag, metadata and no tracking', () => {
  expect(postmarkMessage(plain, config)).toMatchObject({
    MessageStream: 'asked-for',
    Tag: 'firstMail',
    Metadata: { emailId: plain.id, kind: 'firstMail', language: 'de' },
    TrackOpens: false,
    TrackLinks: 'None',
  });
});

test('mails to contacts can be left by one click, account mails carry no such header', () => {
  expect(postmarkMessage(plain, config).Headers).toEqual([
    { Name: 'List-Unsubscribe', Value: `<${plain.unsubscribeUrl}>` },
    { Name: 'List-Unsubscribe-Post', Value: 'List-Unsubscribe=One-Click' },
  ]);
  expect(postmarkMessage({ ...plain, kind: 'verify', unsubscribeUrl: null }, config)).not.toHaveProperty('Headers');
});

test('a calendar file goes along under its method', () => {
  const calendar = { method: 'CANCEL', text: 'BEGIN:VCALENDAR' } as const;
  expect(postmarkMessage({ ...plain, calendar }, config).Attachments).toEqual([
    {
      Name: 'wattnest.ics',
      Content: Buffer.from(calendar.text).toString('base64'),
      ContentType: 'text/calendar; charset=utf-8; method=CANCEL',
      ContentID: null,
    },
  ]);
});

test('text an AI wrote is marked, no other is', () => {
  const marked = { Name: 'X-AI-Generated', Value: 'true' };
  expect(postmarkMessage({ ...plain, aiWritten: true }, config).Headers).toContainEqual(marked);
  expect(postmarkMessage(plain, config).Headers).not.toContainEqual(marked);
});

const fields = [
  'From',
  'To',
  'Subject',
  'TextBody',
  'HtmlBody',
  'MessageStream',
  'TrackOpens',
  'TrackLinks',
  'Tag',
  'Metadata',
];

test('10,000 hostile messages bring no header and no recipient', () => {
  const hostile = fc.record({ to: hostileText, subject: hostileText, text: hostileText, html: hostileText });
  const anyAddress = fc.oneof(
    hostileText,
    hostileText.map((it) => `ada@example.org${it}`),
  );
  fc.assert(
    fc.property(hostile, anyAddress, (written, to) => {
      try {
        const message = postmarkMessage({ ...plain, ...written, to }, config);
        expect(Object.keys(message)).toEqual([...fields, 'Headers']);
        expect(message.To).toMatch(/^[^\s,;<>"]+@[^\s,;<>"@]+$/);
        expect(message.Subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
        expect(message.Headers?.map(({ Name }) => Name)).toEqual(['List-Unsubscribe', 'List-Unsubscribe-Post']);
      } catch (error) {
        if (!(error instanceof MailRefused)) throw error;
      }
    }),
    { numRuns: 10_000 },
  );
});
