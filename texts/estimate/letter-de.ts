import type { EstimateLetterTexts } from '#texts/estimate/letter-texts.ts';

export const de: EstimateLetterTexts = {
  heading: 'Für Ihr Zuhause berechnet',
  calculated: (place, day) =>
    `Potenzial und Zahlen sind für Ihr Zuhause in ${place} berechnet, Stand ${day}. Sie ersetzen die typischen Werte.`,
  calculatedForOthers: (place, day) =>
    `Potenzial und Zahlen sind für dieses Zuhause in ${place} berechnet, Stand ${day}. Sie ersetzen die typischen Werte.`,
  lines: {
    kwp: 'Größe der Solaranlage',
    yieldKwh: 'Solarstrom im Jahr',
    selfSufficiency: 'Anteil am Haushaltsstrom vom eigenen Dach',
    powerKw: 'Leistung der Wärmepumpe',
    seasonalPerformance: 'Jahresarbeitszahl der Wärmepumpe',
    investment: 'Investition vor Förderung',
    subsidy: 'Eingerechnete Förderung',
    savingPerYear: 'Ersparnis im ersten Jahr',
    paybackYears: 'Amortisation',
    over25Years: 'Ergebnis über 25 Jahre, in heutigem Geld',
    co2KgPerYear: 'Vermiedenes CO2 im Jahr',
  },
  columns: { figure: 'Größe', low: 'mindestens', middle: 'am ehesten', high: 'höchstens' },
  range: (from, to, middle) => `${from} bis ${to}, am ehesten ${middle}`,
  years: (count) => `${count} Jahre`,
  notWithin25Years: 'nicht in 25 Jahren',
  note: 'Spannen aus Ihren Angaben und datierten Zahlen, keine Zusage. Vor jedem Angebot sieht ein Fachbetrieb genauer hin.',
  againstHeading: 'Was wir nicht empfehlen',
  toldHeading: 'Gerechnet mit diesen Angaben',
  assumedHeading: 'Die wichtigsten Annahmen',
};
