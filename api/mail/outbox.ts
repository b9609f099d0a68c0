import type { MailPort } from '#api/mail/mail-port.ts';

/** Without a vendor the mail log itself is the mailbox: `/dev/outbox` renders its rows. */
export const outbox: MailPort = {
  async send() {
    return { status: 'delivered', vendorId: null };
  },
};
