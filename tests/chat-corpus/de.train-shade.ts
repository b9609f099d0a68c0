import type { ChatCase } from '#tests/chat-corpus/chat-case.ts';

/** What is told of the shade on a roof, and what is not. */
export const deTrainShade: readonly ChatCase[] = [
  { text: 'Das Dach steht halb im Schatten der Tanne', market: 'de', facts: { roofShading: 'some' } },
  { text: 'kein Schatten', market: 'de', asked: 'roofType', facts: { roofShading: 'none' } },
  { text: 'Nachmittags verschattet', market: 'at', asked: 'roofType', facts: { roofShading: 'some' } },
  { text: 'Süddach, völlig unverschattet', market: 'de', facts: { roofType: 'sloped_south', roofShading: 'none' } },
  { text: 'Unser Dach liegt den ganzen Tag im Schatten vom Hang', market: 'de', facts: { roofShading: 'heavy' } },
  {
    text: 'Ostdach, morgens Schatten vom Wald',
    market: 'de',
    asked: 'roofType',
    facts: { roofType: 'sloped_east_west', roofShading: 'some' },
  },
  { text: 'd Tanne vom Nochber macht Schatte uf mis Dach', market: 'ch', facts: { roofShading: 'some' } },
  { text: 'Auf unser Dach kommt kaum Sonne', market: 'de', facts: { roofShading: 'heavy' } },
  { text: 'Unser Dach is ganz im Schattn', market: 'at', facts: { roofShading: 'heavy' } },
  { text: 'Lohnt sich das bei Schatten?', market: 'de', facts: {}, gaps: ['costs'] },
  { text: 'Was ist, wenn ein Baum ein Modul verschattet?', market: 'de', facts: {} },
  { text: 'Der Garten liegt im Schatten', market: 'de', facts: {} },
  { text: 'Das Dach vom Nachbarn ist verschattet', market: 'de', facts: {} },
  { text: 'Im Schlafzimmer haben wir gern Schatten', market: 'de', facts: {} },
  { text: 'Der Neubau wird unser Dach verschatten', market: 'de', facts: {} },
  { text: 'Der Solarteur meint, das Dach sei zu verschattet', market: 'de', facts: {} },
];
