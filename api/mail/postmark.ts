import type { Models, Message as PostmarkMessage, ServerClient } from 'postmark';
import type { CalendarFile } from '#api/mail/calendar.ts';
import { MailDelayed, type MailPort, MailRefused, type Message, VENDOR_TIMEOUT_MS } from '#api/mail/mail-port.ts';
import { PRODUCT_NAME } from '#domain/product.ts';

export interface PostmarkSettings {
  from: string;
  /** Without a token, mails go to the outbox. */
  postmarkToken: string | null;
  /** A host, or in tests an address such as `http://127.0.0.1:4000`. */
  postmarkHost: string;
  /** Stream for mails somebody asked for. */
  messageStream: string;
}

/** Postmark's code for an address it cannot read. https://postmarkapp.com/developer/api/overview#error-codes */
const INVALID_EMAIL = 300;

/** One address and nothing else: Postmark takes lists, names in quotes and comments too. */
const oneAddress = /^[^\s,;:<>()[\]"\\@]+@[^\s,;:<>()[\]"\\@]+$/;

/** Header values of Unicode line breaks and controls would be folded or refused; a subject is one line. */
function oneLine(text: string): string {
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

function attachmentsOf({ method, text }: CalendarFile): NonNullable<PostmarkMessage['Attachments']> {
  const ContentType = `text/calendar; charset=utf-8; method=${method}`;
  const Content = Buffer.from(text).toString('base64');
  return [{ Name: 'wattnest.ics', Content, ContentType, ContentID: null }];
}

/** A mail in Postmark's words. Throws `MailRefused` when its address is not exactly one. */
export function postmarkMessage(message: Message, { from, messageStream }: PostmarkSettings): PostmarkMessage {
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
    TrackLinks: 'None' as Models.LinkTrackingOptions,
    Tag: kind,
    Metadata: { emailId: id, kind, language },
    ...(message.calendar && { Attachments: attachmentsOf(message.calendar) }),
    ...(headers.length > 0 && { Headers: headers }),
  };
}

/** https://postmarkapp.com/developer/api/overview#error-codes */
const INACTIVE_RECIPIENT = 406;

function connection(host: string): { requestHost: string; useHttps: boolean } {
  if (!host.includes('://')) return { requestHost: host, useHttps: true };
  const url = new URL(host);
  return { requestHost: url.host, useHttps: url.protocol === 'https:' };
}

function translated(error: unknown): Error {
  const code = Number((error as { code?: unknown }).code) || 0;
  if (code === INACTIVE_RECIPIENT) return new MailRefused(code, true);
  return code === INVALID_EMAIL ? new MailRefused(code, false) : new MailDelayed(code);
}

export function createPostmark(config: PostmarkSettings): MailPort {
  const options = { ...connection(config.postmarkHost), timeout: VENDOR_TIMEOUT_MS / 1_000 };
  let client: Promise<ServerClient> | undefined;
  const connect = async () => {
    const postmark = await import('postmark');
    return new postmark.ServerClient(config.postmarkToken ?? '', options);
  };
  return {
    async send(message) {
      const letter = postmarkMessage(message, config);
      try {
        client ??= connect();
        const { MessageID } = await (await client).sendEmail(letter);
        return { status: 'sent', vendorId: MessageID };
      } catch (error) {
        throw translated(error);
      }
    },
  };
}
