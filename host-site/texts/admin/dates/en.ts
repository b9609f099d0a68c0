import type { DatesTexts } from '#host-site/texts/admin/dates/texts.ts';

export const en: DatesTexts = {
  failed: 'Failed to load the dates. Please try again.',
  none: 'Nothing.',
  what: 'What',
  asOf: 'As of',
  ends: 'Ends on',
  due: 'Check by',
  left: 'Left',
  hint: (days) =>
    `What we say that ends or grows old. There is a warning ${days} days before, and a notification in the last 30.`,
  kinds: {
    subsidy: 'Subsidies and tariffs',
    figure: 'Figures of the adviser that grow old',
    legal: 'Legal texts',
    claim: 'Claims of the home page',
  },
  days: (days) => (days === 1 ? '1 day' : `${days} days`),
  over: (days) => (days === 1 ? 'over for 1 day' : `over for ${days} days`),
};
