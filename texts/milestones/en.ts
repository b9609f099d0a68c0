import type { MilestoneTexts } from '#texts/milestones/texts.ts';

export const en: MilestoneTexts = {
  title: {
    proposal: 'Proposal',
    expertCall: 'Expert call',
    matching: 'Matching',
    siteQuote: 'Binding quote',
    installation: 'Installation',
  },
  when: {
    proposal: 'Within 24 hours',
    expertCall: 'Days 3 to 5',
    matching: 'Days 5 to 7',
    siteQuote: 'Weeks 2 to 3',
    installation: 'Weeks 4 to 8',
  },
  text: {
    proposal: 'You receive a proposal.',
    expertCall: 'An expert talks it through with you by video, for 30 minutes.',
    matching: 'We match you with up to three vetted installers.',
    siteQuote: 'After a visit to your home you get a binding quote.',
    installation: 'The system is installed, inspected and certified.',
  },
  planning: {
    title: (company) => `Planning with ${company}`,
    text: (company) => `${company} plans the work with you.`,
  },
};
