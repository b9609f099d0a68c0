import type { SummaryDialogTexts } from '#widgets/shared/summary-dialog/texts/texts.ts';

export const en: SummaryDialogTexts = {
  open: 'Email My Consultation Summary',
  title: 'Your Consultation Summary',
  address: {
    intro: 'Where may we send it? You see the email before it goes out.',
    submit: 'Show the preview',
  },
  previewFor: (email) => `Preview the email that will be sent to ${email}`,
  otherAddress: 'Use another address',
  tabs: { label: 'Email and details', preview: 'Email Preview', details: 'Your Assessment Details' },
  subject: 'Subject:',
  firstMail:
    'A short email comes first, with your figures and a link. Once you confirm there that it was you, this email follows.',
  cancel: 'Cancel',
  send: 'Send to My Email',
  sending: 'Sending...',
  outcomes: {
    sent: {
      title: 'Success!',
      text: () => 'Your consultation summary has been sent to your email.',
      button: 'Email Sent',
    },
    confirm: {
      title: 'One more step:',
      text: (email) =>
        `If we may write to ${email}, a short email is on its way or already there. Confirm behind its link that it was you, and the full summary follows.`,
      button: 'Requested',
    },
    unsent: {
      title: 'Not sent.',
      text: (email) =>
        `Too many emails were requested from this device or network just now, so we’re not sending one to ${email}. Please try again in an hour.`,
      button: 'Not sent',
    },
  },
  error: 'Error:',
  failed: 'Failed to send consultation summary',
};
