import type { DatesTexts } from '#host-site/texts/admin/dates/texts.ts';

export const de: DatesTexts = {
  failed: 'Die Fristen konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.',
  none: 'Nichts.',
  what: 'Was',
  asOf: 'Stand',
  ends: 'Endet am',
  due: 'Prüfen bis',
  left: 'Noch',
  hint: (days) =>
    `Was wir sagen und was ein Ende hat oder veraltet. Gewarnt wird ${days} Tage vorher; in den letzten 30 Tagen kommt eine Benachrichtigung.`,
  kinds: {
    subsidy: 'Förderungen und Tarife',
    figure: 'Zahlen der Beratung, die veralten',
    legal: 'Rechtliche Texte',
    claim: 'Aussagen der Startseite',
  },
  days: (days) => (days === 1 ? '1 Tag' : `${days} Tage`),
  over: (days) => (days === 1 ? 'seit 1 Tag vorbei' : `seit ${days} Tagen vorbei`),
};
