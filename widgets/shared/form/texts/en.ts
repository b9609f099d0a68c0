import type { FormTexts } from '#widgets/shared/form/texts/texts.ts';

export const en: FormTexts = {
  labels: { name: 'Name', email: 'Email' },
  errors: {
    name: 'Name must be at least 2 characters.',
    email: 'Please enter a valid email address.',
    agreeToTerms: 'You must agree to the terms and conditions to continue.',
  },
  processing: 'Processing...',
  waiting: 'No connection at the moment. Your request is kept and goes out as soon as it is back.',
  network: { title: 'No connection', detail: 'Please try again in a moment. Nothing you entered is lost.' },
  waitFor: (duration) => `Please try again in ${duration}. Your answers are kept.`,
  orContact: 'Or contact us directly:',
  close: 'Close',
};
