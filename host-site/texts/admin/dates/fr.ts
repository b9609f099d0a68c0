import type { DatesTexts } from '#host-site/texts/admin/dates/texts.ts';

export const fr: DatesTexts = {
  failed: 'Les échéances n’ont pas pu être chargées. Veuillez réessayer.',
  none: 'Rien.',
  what: 'Quoi',
  asOf: 'État',
  ends: 'Se termine le',
  due: 'À vérifier avant le',
  left: 'Reste',
  hint: (days) =>
    `Ce que nous disons et qui se termine ou vieillit. Un avertissement paraît ${days} jours avant, une notification dans les 30 derniers.`,
  kinds: {
    subsidy: 'Aides et tarifs',
    figure: 'Chiffres du conseil qui vieillissent',
    legal: 'Textes juridiques',
    claim: 'Affirmations de la page d’accueil',
  },
  days: (days) => (days === 1 ? '1 jour' : `${days} jours`),
  over: (days) => (days === 1 ? 'passé depuis 1 jour' : `passé depuis ${days} jours`),
};
