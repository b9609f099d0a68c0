import { ServerClient } from 'postmark';
import type { MailConfig } from '#api/config.ts';
import { MailDelayed, type MailPort, MailRefused, type Message } from '#api/mail/mail-port.ts';
import { PRODUCT_NAME } from '#domain/product.ts';

/** https://postmarkapp.com/developer/api/overview#error-codes */
const INACTIVE_RECIPIENT = 406;
const INVALID_EMAIL = 300;
const TIMEOUT_SECONDS = 10;

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

export function createPostmark({ postmarkToken, postmarkHost, from }: MailConfig): MailPort {
  const client = new ServerClient(postmarkToken ?? '', { ...connection(postmarkHost), timeout: TIMEOUT_SECONDS });
  const letter = ({ id, to, subject, text, html }: Message) => ({
    From: `${PRODUCT_NAME} <${from}>`,
    To: to,
    Subject: subject,
    TextBody: text,
    HtmlBody: html,
    MessageStream: 'outbound',
    TrackOpens: false,
    Metadata: { emailId: id },
  });
  return {
    async send(message) {
      try {
        const { MessageID } = await client.sendEmail(letter(message));
        return { status: 'sent', vendorId: MessageID };
      } catch (error) {
        throw translated(error);
      }
    },
  };
}
