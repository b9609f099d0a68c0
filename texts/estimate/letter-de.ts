import type { EstimateLetterTexts } from '#texts/estimate/letter-texts.ts';

export const de: EstimateLetterTexts = {
  calculated: {
    own: (place, day) =>
      `Potenzial und Zahlen sind für Ihr Zuhause in ${place} berechnet, Stand ${day}. Sie ersetzen die typischen Werte.`,
    other: (place, day) =>
      `Potenzial und Zahlen sind für dieses Zuhause in ${place} berechnet, Stand ${day}. Sie ersetzen die typischen Werte.`,
  },
  co2: 'Vermiedenes CO2 im Jahr',
  range: (from, to, middle) => `${from} bis ${to}, am ehesten ${middle}`,
  atEarliest: (earliest, middle) => `${earliest}, am ehesten ${middle}`,
  note: 'Spannen aus Angaben und datierten Zahlen, keine Zusage. Vor jedem Angebot sieht ein Fachbetrieb genauer hin.',
  notWorthItHeading: 'Was wir nicht empfehlen',
  givenHeading: 'Gerechnet mit diesen Angaben',
  assumedHeading: 'Die wichtigsten Annahmen',
};
