import type { ChatCase } from '#tests/chat-corpus/chat-case.ts';

/** What is told of the shade on a roof, and what is not. */
export const frTrainShade: readonly ChatCase[] = [
  { text: 'Le toit est à l’ombre d’un noyer', market: 'ch', facts: { roofShading: 'heavy' } },
  { text: 'aucun ombrage', market: 'ch', asked: 'roofType', facts: { roofShading: 'none' } },
  {
    text: 'Plein sud mais ombragé l’après-midi',
    market: 'ch',
    asked: 'roofType',
    facts: { roofType: 'sloped_south', roofShading: 'some' },
  },
  { text: 'Un grand chêne fait de l’ombre sur notre toit', market: 'ch', facts: { roofShading: 'some' } },
  { text: 'Toit plat, sans ombre', market: 'ch', asked: 'roofType', facts: { roofType: 'flat', roofShading: 'none' } },
  { text: 'Notre toit est complètement ombragé par les sapins', market: 'ch', facts: { roofShading: 'heavy' } },
  { text: 'Le toit n’a presque jamais de soleil', market: 'ch', facts: { roofShading: 'heavy' } },
  { text: 'peu d’ombre sur le toit', market: 'ch', facts: { roofShading: 'some' } },
  { text: 'L’ombre, c’est grave ?', market: 'ch', facts: {}, concerns: ['performance-reliability'] },
  {
    text: 'Et si un arbre fait de l’ombre sur un panneau ?',
    market: 'ch',
    facts: {},
    concerns: ['performance-reliability'],
    gaps: ['technology'],
  },
  { text: 'Notre terrasse est ombragée', market: 'ch', facts: {} },
  { text: 'Le toit du voisin est à l’ombre', market: 'ch', facts: {} },
  { text: 'Mes parents ont un toit ombragé', market: 'ch', facts: {} },
  { text: 'J’aimerais de l’ombre sur le balcon', market: 'ch', facts: {} },
  { text: 'L’immeuble va faire de l’ombre sur notre toit', market: 'ch', facts: {} },
];
