import type { CheckTexts } from '#widgets/strategy-check/texts/texts.ts';

export const en: CheckTexts = {
  title: '5-Minute Strategy Check',
  intro: 'Five answers, and you know which setup suits your home, what it saves and which subsidies count today.',
  stepOf: (step, total) => `Step ${step} of ${total}`,
  questions: {
    location: 'Where is your home?',
    ownership: 'Do you own or rent it?',
    roofDetails: 'What is your roof like?',
    heatingSystem: 'How do you heat today?',
    ev: 'Do you drive an electric car?',
  },
  locationHint: 'Postcode or city. It decides sun, climate, subsidies and installers.',
  roofHint: 'For example direction, slope, size in square feet, shade, or planned work.',
  optional: 'optional',
  ownership: { own: 'I own it', rent: 'I rent it' },
  photos: {
    title: 'Photos',
    hint: 'Roof or exterior, fuse box, driveway or garage.',
    open: 'Add photos',
    loading: 'The photo part is on its way…',
    failed: 'The photo part could not be loaded. You can go on without photos, or try again.',
  },
  tryAgain: 'Try again',
  stillOpen: (count) => (count === 1 ? 'One more answer to go' : `${count} answers to go`),
  previous: 'Previous',
  next: 'Next',
  submit: 'Analyze my home',
  analysing: {
    title: 'Analyzing your home…',
    wait: 'This usually takes 30-60 seconds',
    blocks: {
      solar: { title: 'Solar potential', text: 'What sun and roof yield at your place, month by month.' },
      heating: { title: 'Heating options', text: 'What a heat pump would need against your heating of today.' },
      charging: { title: 'EV charging needs', text: 'What a car charges at home, and how much of it the roof gives.' },
    },
  },
  failed: 'Failed to analyze your information. Please try again.',
  notification: {
    title: 'Analysis failed',
    text: 'There was an error analyzing your information. Please try again.',
  },
  close: 'Close',
  place: {
    'unknown-place': 'We do not know this place. Could you try the postcode, or the next larger town?',
    'other-country': 'This place seems to be in another country. Please check it, or choose its country.',
  },
  orContact: 'Or contact us directly:',
};
