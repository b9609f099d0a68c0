import type { KnownFacts } from '#domain/home/facts.ts';
import type { KnownPotentials } from '#domain/questionnaire/known-potentials.ts';
import type { ChatLine } from '#widgets/chat/line.ts';
import { COMPLETE_ID } from '#widgets/chat/line.ts';

/** The same time of day wherever the picture is taken. */
const BEGIN = new Date(2026, 10, 2, 14, 5).getTime();
const MINUTE = 60_000;

type Said = Partial<ChatLine> & { content: string };

/** Lines in turn, the visitor's first. */
export function said(...lines: Said[]): ChatLine[] {
  return lines.map((line, index) => ({
    id: `line-${index}`,
    role: index % 2 ? ('assistant' as const) : ('user' as const),
    timestamp: BEGIN + index * MINUTE,
    state: 'whole' as const,
    ...(index % 2 && { advisor: 'automatic' as const }),
    ...line,
  }));
}

export const someFacts: KnownFacts = { homeType: 'single_family', homeSize: 1507, currentHeatingSystem: 'oil' };
export const manyFacts: KnownFacts = {
  ...someFacts,
  roofType: 'sloped_south',
  hasEV: 'planning',
  energyBill: 3200,
  heatingSystemAge: 'over_15',
  ownsHome: true,
  place: '10115 Berlin',
  electrical: 63,
  solarInterest: true,
};
export const somePotentials: KnownPotentials = { heatPumpPotential: 'high' };
export const allPotentials: KnownPotentials = {
  solarPotential: 'high',
  heatPumpPotential: 'high',
  evChargingPotential: 'medium',
};

const costs = `A heat pump for a house of this size usually comes to **€22,000 to €32,000** before incentives:

- the unit itself, with storage: €14,000 to €20,000
- fitting and pipework: €6,000 to €9,000
- larger radiators in two or three rooms, *if needed at all*

Source: [Federal heating statistics](https://www.example.org/heating), 11/2026. What is your roof like?`;

const kosten = `Eine Wärmepumpe für ein Haus dieser Größe kostet meist **22.000 bis 32.000 €** vor Förderung:

- das Gerät mit Speicher: 14.000 bis 20.000 €
- Einbau und Leitungen: 6.000 bis 9.000 €
- größere Heizkörper in zwei oder drei Räumen, *wenn überhaupt*

Quelle: [Heizungsstatistik des Bundes](https://www.example.org/heizung), 11/2026. Wie ist Ihr Dach ausgerichtet?`;

export const dialogues = {
  en: said(
    { content: 'Single-family house, 140 m², oil heating from 1998' },
    { content: 'Thank you. Noted: a single-family house, 140 m², oil heating, over 15 years old.' },
    { content: 'What does a heat pump cost?' },
    { content: costs, asked: 'roofType' },
  ),
  de: said(
    { content: 'Einfamilienhaus, 140 m², Ölheizung von 1998' },
    { content: 'Danke. Notiert: Einfamilienhaus, 140 m², Ölheizung, über 15 Jahre alt.' },
    { content: 'Was kostet eine Wärmepumpe?' },
    { content: kosten, asked: 'roofType' },
  ),
  fr: said(
    { content: 'Maison individuelle, 140 m², chauffage au mazout de 1998' },
    { content: 'Merci. Noté : une maison individuelle, 140 m², un chauffage au mazout de plus de 15 ans.' },
    { content: 'Combien coûte une pompe à chaleur ?' },
    {
      content: 'Le plus souvent **CHF 30’000 à 45’000** avant les aides. Comment est votre toit ?',
      asked: 'roofType',
    },
  ),
};

export const completed = [
  ...dialogues.en.slice(0, 2),
  ...said(
    { content: 'Sloped, facing south. We plan an electric car.' },
    { content: 'Thank you, that is all I need.' },
    { content: '', id: COMPLETE_ID, role: 'assistant', advisor: 'automatic' },
  ).map((line, index) => ({ ...line, id: line.id === COMPLETE_ID ? COMPLETE_ID : `later-${index}` })),
];

/** 500 lines, of every length. */
export const longConversation = said(
  ...Array.from({ length: 500 }, (_, index) => ({
    content: `${index + 1}. ${'Something about the house, the roof and the heating. '.repeat((index % 4) + 1)}`,
  })),
);
