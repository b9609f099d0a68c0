import type { CalendarFile } from '#api/mail/calendar.ts';
import type { MailKind } from '#api/mail/mail-content.ts';
import type { Language } from '#domain/place.ts';

export interface Message {
  /** Ours; the vendor keeps it as metadata. */
  id: string;
  kind: MailKind;
  language: Language;
  to: string;
  subject: string;
  text: string;
  html: string;
  calendar: CalendarFile | null;
  /** Where a mail program posts when its user wants no more of them; null for mails that an account cannot do without. */
  unsubscribeUrl: string | null;
  /** An AI wrote some of its text. */
  aiWritten: boolean;
}

interface Receipt {
  /** `delivered`: readable in the outbox; `sent`: taken over by the vendor. */
  status: 'delivered' | 'sent';
  vendorId: string | null;
}

/** A vendor has answered by then, or counts as silent. */
export const VENDOR_TIMEOUT_MS = 10_000;

export interface MailPort {
  /** Throws `MailRefused` when trying again is useless, anything else when it is not. */
  send(message: Message): Promise<Receipt>;
}

/** The vendor will never take this mail. `suppress`: nor any other to this address. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
  readonly vendorCode: number;
  readonly suppress: boolean;

  constructor(vendorCode: number, suppress: boolean) {
    super(`mail refused with code ${vendorCode}`);
    this.vendorCode = vendorCode;
    this.suppress = suppress;
  }
}

/** Worth another try. Carries no text of the vendor: it may name the recipient. */
export class MailDelayed extends Error {
  override readonly name = 'MailDelayed';
  readonly vendorCode: number;

  constructor(vendorCode: number) {
    super(`mail not sent, code ${vendorCode}`);
    this.vendorCode = vendorCode;
  }
}

/** Without a vendor the mail log itself is the mailbox: `/dev/outbox` renders its rows. */
export const outbox: MailPort = {
  async send() {
    return { status: 'delivered', vendorId: null };
  },
};
