import { PRODUCT_NAME } from '#domain/product.ts';
import type { ConsultationTexts } from '#widgets/chat/consultation/texts/texts.ts';

export const en: ConsultationTexts = {
  email: {
    title: 'Get your personalized consultation',
    intro: 'Tell us where your summary may go. It is sent once the consultation is complete.',
    guaranteeTitle: 'Savings guarantee',
    guarantor: 'The guarantor is the company that installs the system.',
    guaranteeTerms: 'What the guarantee covers',
    cancel: 'Cancel',
    submit: 'Start My Consultation',
    wanted: { intro: 'Tell us where the email may go. It brings what we have so far.', submit: 'Send it now' },
  },
  facts: {
    title: 'Your answers so far',
    intro: 'Something wrong? Change it here.',
    remove: 'Remove',
    removed: (name) => `Removed: ${name}`,
    undo: 'Undo',
  },
  media: {
    caption: { image: (subject) => `Photo: ${subject}`, video: (subject) => `Video: ${subject}` },
    reading: 'Preparing…',
    sending: 'Sending and looking at it…',
    subject: 'What does it show?',
    send: 'Send picture',
    cancel: 'Cancel',
    remove: 'Remove',
    failed: { title: 'Error', text: 'Failed to analyze uploaded media. Please try again.' },
    label: 'Pictures',
    privacy:
      'Photos and frames of videos reach us without place and device data; the video itself stays with you. Installers see them only once you ask.',
  },
  results: {
    intro: 'A first assessment from our conversation. An installer looks closer before any offer.',
    back: 'Back to the chat',
    close: 'Close results',
  },
  voice: {
    tag: 'en-US',
    listening: 'Listening. Your browser’s speech service recognises the words.',
    seconds: (count) => `Recording: ${count} seconds`,
    leaving: 'Sent in a moment…',
    keep: 'Don’t send',
    problem(code) {
      if (code === 'unsupported')
        return {
          title: 'Speech Recognition Not Supported',
          text: "Your browser doesn't support speech recognition. Please try using Chrome or Edge.",
        };
      const allow = code === 'not-allowed' ? ' For that, allow this page the microphone in your browser.' : '';
      return { title: 'Speech Recognition Error', text: `Error: ${code}. Please try again.${allow}` };
    },
  },
  defaultSummary: `Your consultation with ${PRODUCT_NAME}.`,
};
