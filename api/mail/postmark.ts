import { ServerClient } from 'postmark';
import type { MailConfig } from '#api/config.ts';
import { MailDelayed, type MailPort, MailRefused, VENDOR_TIMEOUT_MS } from '#api/mail/mail-port.ts';
import { INVALID_EMAIL, postmarkMessage } from '#api/mail/postmark-message.ts';

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

export function createPostmark(config: MailConfig): MailPort {
  const options = { ...connection(config.postmarkHost), timeout: VENDOR_TIMEOUT_MS / 1_000 };
  const client = new ServerClient(config.postmarkToken ?? '', options);
  return {
    async send(message) {
      const letter = postmarkMessage(message, config);
      try {
        const { MessageID } = await client.sendEmail(letter);
        return { status: 'sent', vendorId: MessageID };
      } catch (error) {
        throw translated(error);
      }
    },
  };
}
