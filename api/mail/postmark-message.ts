import { Models, type Message as PostmarkMessage } from 'postmark';
import type { MailConfig } from '#api/config.ts';
import { MailRefused, type Message } from '#api/mail/mail-port.ts';
import { PRODUCT_NAME } from '#domain/product.ts';

/** Postmark's code for an address it cannot read. https://postmarkapp.com/developer/api/overview#error-codes */
export const INVALID_EMAIL = 300;

/** One address and nothing else: Postmark takes lists, names in quotes and comments too. */
const oneAddress = /^[^\s,;:<>()[\]"\\@]+@[^\s,;:<>()[\]"\\@]+$/;

/** Header values of Unicode line breaks and controls would be folded or refused; a subject is one line. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

function recipient(to: string): string {
  if (!oneAddress.test(to)) throw new MailRefused(INVALID_EMAIL, false);
  return to;
}

function headersOf({ unsubscribeUrl, aiWritten }: Message): { Name: string; Value: string }[] {
  const unsubscribe = [
    { Name: 'List-Unsubscribe', Value: `<${unsubscribeUrl}>` },
    { Name: 'List-Unsubscribe-Post', Value: 'List-Unsubscribe=One-Click' },
  ];
  return [...(unsubscribeUrl ? unsubscribe : []), ...(aiWritten ? [{ Name: 'X-AI-Generated', Value: 'true' }] : [])];
}

/** A mail in Postmark's words. Throws `MailRefused` when its address is not exactly one. */
export function postmarkMessage(message: Message, { from, messageStream }: MailConfig): PostmarkMessage {
  const { id, kind, language, to, subject, text, html } = message;
  const headers = headersOf(message);
  return {
    From: `${PRODUCT_NAME} <${from}>`,
    To: recipient(to),
    Subject: oneLine(subject),
    TextBody: text,
    HtmlBody: html,
    MessageStream: messageStream,
    TrackOpens: false,
    TrackLinks: Models.LinkTrackingOptions.None,
    Tag: kind,
    Metadata: { emailId: id, kind, language },
    ...(headers.length > 0 && { Headers: headers }),
  };
}
