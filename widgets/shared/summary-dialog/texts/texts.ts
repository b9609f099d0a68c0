/** The dialog that sends a consultation by mail. The letter itself comes from `texts/mail`. */
export interface SummaryDialogTexts {
  /** The button that opens it. */
  open: string;
  title: string;
  intro: string;
  toPreview: string;
  previewFor: (email: string) => string;
  otherAddress: string;
  tabs: { label: string; preview: string; details: string };
  subject: string;
  /** A new address first gets a short mail. */
  firstMail: string;
  cancel: string;
  send: string;
  sending: string;
  emailSent: string;
  addedToLink: string;
  success: { title: string; text: string };
  joined: (email: string) => string;
  error: string;
  failed: string;
}
