import type { AnswersTexts } from '#host-site/texts/answers/texts.ts';

export const de: AnswersTexts = {
  index: {
    title: 'Antworten mit Quellen',
    description:
      'Was unser Berater über Solar, Wärmepumpen, Laden und Förderung weiß, zum Nachlesen: jede Zahl mit Quelle und Datum.',
  },
  pages: {
    answersSolar: {
      title: 'Solar und Speicher',
      description:
        'Kosten, Ertrag, Ausrichtung, Speicher und Einspeisung: was gilt, woher die Zahlen kommen und von wann sie sind.',
    },
    answersHeatPump: {
      title: 'Wärmepumpen und Heizen',
      description: 'Altbau, Heizkörper, Lautstärke, Stromverbrauch und Heizungsrecht: was gilt, mit Quelle und Datum.',
    },
    answersCharging: {
      title: 'Elektroauto laden',
      description: 'Ladestation, Anmeldung, Mehrfamilienhaus, Laden mit eigenem Strom: was gilt, mit Quelle und Datum.',
    },
    answersRules: {
      title: 'Kosten, Recht und Ablauf',
      description:
        'Was es kostet und spart, was für Miete, Denkmal und Genehmigung gilt, und wie Beratung, Angebote und Garantien ablaufen.',
    },
    subsidiesDe: {
      title: 'Förderung in Deutschland',
      description:
        'Zuschüsse, Kredite und Steuern für Heizung, Solar, Speicher und Dämmung in Deutschland: was gilt, was endete, was angekündigt ist.',
    },
    subsidiesAt: {
      title: 'Förderung in Österreich',
      description:
        'Zuschüsse und Steuern für Heizung, Solar, Speicher und Dämmung in Österreich: was gilt, was endete, was angekündigt ist.',
    },
    subsidiesCh: {
      title: 'Förderung in der Schweiz',
      description: 'Beiträge und Abzüge für Heizung, Solar und Dämmung in der Schweiz: Bund, Kantone und Gemeinden.',
    },
    subsidiesUs: {
      title: 'Förderung in den USA',
      description:
        'Was nach dem Ende der Bundesgutschriften bleibt: Programme der Staaten, HEAR, HOMES und die Versorger.',
    },
  },
  voice: 'Hier antwortet unser automatischer Berater: Wo „ich“ steht, ist er gemeint.',
  contents: 'Auf dieser Seite',
  holdsFor: (country) => `Wo sich die Länder unterscheiden, steht hier, was für ${country} gilt.`,
  others: 'Für andere Länder:',
  onwards: {
    title: 'Und bei Ihnen zu Hause?',
    text: 'Allgemeine Zahlen passen selten genau. In fünf Minuten und ohne Konto rechnen wir mit Ihrem Ort, Ihrem Dach und Ihrer Heizung.',
    check: '5-Minuten-Check starten',
    ask: 'Den Berater fragen',
  },
};
