import type { ResultTexts } from '#widgets/shared/results/texts/texts.ts';

export const de: ResultTexts = {
  title: 'Ihre Energie-Einschätzung',
  needMoreInfo: 'Angaben fehlen noch',
  costFactors: {
    title: 'Zusätzliche Kosten',
    intro: 'Ihre Antworten sprechen für Arbeiten, die hinzukommen. In den Summen unten sind sie enthalten.',
  },
  tabs: { label: 'Kosten und Pakete', costs: 'Kostentabelle', packages: 'Pakete im Einzelnen' },
  compare: 'Alle Pakete und ihre Kosten',
  typical: 'Kosten, Ersparnis und Amortisation sind typische Werte, nicht für Ihr Haus berechnet.',
  eachByItself: 'Jeder gilt für sich; sie ergeben sich nicht auseinander.',
  aboveCosts: (most) =>
    `Sie zahlen nach Ihrer Angabe höchstens ${most} im Jahr für Energie. Wo die typische Ersparnis darüber liegt, fällt sie bei Ihnen kleiner aus.`,
  includes: 'Enthält',
  nextSteps: {
    title: 'So geht es weiter',
    items: (partner) => [
      'Innerhalb von 24 Stunden erhalten Sie einen Vorschlag.',
      'Am 3. bis 5. Tag bespricht ihn ein Experte mit Ihnen per Video.',
      partner
        ? `Am 5. bis 7. Tag plant ${partner} mit Ihnen die Umsetzung.`
        : 'Am 5. bis 7. Tag vermitteln wir bis zu drei geprüfte Fachbetriebe.',
      'In Woche 2 bis 3 folgt nach einem Besuch bei Ihnen das verbindliche Angebot.',
    ],
  },
  connect: 'Mit Fachbetrieben verbinden',
  calculated: 'Für Ihr Zuhause berechnet: ersetzt die schnelle Einschätzung.',
  notRecommended: 'Nicht empfohlen:',
  estimate: 'Genaue Berechnung für Ihr Zuhause',
};
