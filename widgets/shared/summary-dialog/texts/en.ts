import type { SummaryDialogTexts } from '#widgets/shared/summary-dialog/texts/texts.ts';

export const en: SummaryDialogTexts = {
  open: 'Email My Consultation Summary',
  title: 'Your Consultation Summary',
  intro: 'Where may we send it? You see the email before it goes out.',
  toPreview: 'Show the preview',
  previewFor: (email) => `Preview the email that will be sent to ${email}`,
  otherAddress: 'Use another address',
  tabs: { label: 'Email and details', preview: 'Email Preview', details: 'Your Assessment Details' },
  subject: 'Subject:',
  firstMail:
    'Is the address new to us? Then a short email comes first, with your figures and a link. Once you confirm your address there, this letter follows.',
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
        `A short email is on its way to ${email}. Confirm your address there, and the full summary follows.`,
      button: 'Email Sent',
    },
    joined: {
      title: 'Added.',
      text: (email) =>
        `${email} has an email from us already, so we do not send another: its link shows this consultation too.`,
      button: 'Added to your link',
    },
    unsent: {
      title: 'Not sent.',
      text: (email) => `We cannot send an email to ${email} at the moment. Please try again in an hour.`,
      button: 'Not sent',
    },
  },
  error: 'Error:',
  failed: 'Failed to send consultation summary',
};
