import type { Confirmation } from '#domain/contract/leads.ts';

/** The dialog that sends a consultation by mail. The letter itself comes from `texts/mail`. */
export interface SummaryDialogTexts {
  /** The button that opens it. */
  open: string;
  title: string;
  /** Where it goes, before the preview. */
  address: { intro: string; submit: string };
  previewFor: (email: string) => string;
  otherAddress: string;
  tabs: { label: string; preview: string; details: string };
  subject: string;
  /** What comes first, unless this visit has proved the mailbox. */
  firstMail: string;
  cancel: string;
  send: string;
  sending: string;
  /** What became of it, and the button's last word. */
  outcomes: Record<Confirmation, { title: string; text: (email: string) => string; button: string }>;
  error: string;
  failed: string;
}
