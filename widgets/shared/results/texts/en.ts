import type { ResultTexts } from '#widgets/shared/results/texts/texts.ts';

export const en: ResultTexts = {
  title: 'Your Energy Solutions Assessment',
  needMoreInfo: 'Need more info',
  costFactors: {
    title: 'Additional Cost Factors',
    intro: 'Your answers point to work that comes on top. It is part of the totals below.',
  },
  tabs: { label: 'Costs and packages', costs: 'Cost Table', packages: 'Package Details' },
  compare: 'All packages and what they cost',
  typical: 'Costs, savings and payback are typical, not calculated for your home.',
  eachByItself: 'Each stands by itself; one does not follow from the others.',
  aboveCosts: (most) =>
    `By your answer you pay at most ${most} a year for energy. Where the typical savings are above that, yours will be smaller.`,
  includes: 'Includes',
  nextSteps: {
    title: 'Next Steps',
    items: (partner) => [
      'You receive a proposal within 24 hours.',
      'An expert talks it through with you by video, on days 3 to 5.',
      partner
        ? `${partner} plans the work with you, on days 5 to 7.`
        : 'We match you with up to three vetted installers, on days 5 to 7.',
      'You get a binding quote after a visit to your home, in weeks 2 to 3.',
    ],
  },
  connect: 'Connect with Installation Partners',
  calculated: 'Calculated for your home: replaces the quick rating.',
  notRecommended: 'Not recommended:',
  estimate: 'Detailed estimate for your home',
};
