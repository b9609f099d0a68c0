import type { QuestionTexts } from '#widgets/questionnaire/texts/texts.ts';

export const en: QuestionTexts = {
  title: 'Home Energy Assessment',
  stepOf: (step, total) => `Step ${step} of ${total}`,
  steps: {
    1: { title: 'Home Basics', intro: 'Two answers tell us where to begin.' },
    2: { title: 'Energy Systems', intro: 'Roof, heating and car decide what pays off. “Not sure” is fine.' },
    3: { title: 'Visual Assessment', intro: 'Photos help the installer later. This step is optional.' },
    4: { title: 'Your Energy Goals', intro: 'What should your home do better?' },
  },
  questions: {
    homeType: 'What kind of home is it?',
    homeSize: 'How large is your home?',
    roofType: 'What is your roof like?',
    roofAge: 'How old is the roof?',
    currentHeatingSystem: 'How do you heat today?',
    heatingSystemAge: 'How old is the heating system?',
    hasEV: 'Do you drive an electric car?',
    annualEnergyBill: 'What do you pay for energy per year?',
    energyGoals: 'What matters most to you?',
    additionalNotes: 'Anything else we should know?',
  },
  optional: 'optional',
  notesHint: 'For example plans for a renovation, a listed building, or questions to the installer.',
  photosLater:
    'Nothing is needed here. If you have photos of the roof, the house front or the electrical panel, keep them at hand: the installer will ask for them.',
  stillOpen: (count) => (count === 1 ? 'One more answer to go' : `${count} answers to go`),
  previous: 'Previous',
  next: 'Next',
  generate: 'Generate Recommendations',
  analyzing: 'Analyzing...',
  failed: 'The results could not be loaded. Your answers are kept; please try again.',
  orContact: 'Or contact us directly:',
};
