import type { ChatCase } from '#tests/chat-corpus/chat-case.ts';

/** What is told of the shade on a roof, and what is not. */
export const enTrainShade: readonly ChatCase[] = [
  {
    text: 'Our roof faces south, but it is shaded by two big maples.',
    market: 'us',
    facts: { roofType: 'sloped_south', roofShading: 'heavy' },
  },
  {
    text: 'South, no shade at all.',
    market: 'us',
    asked: 'roofType',
    facts: { roofType: 'sloped_south', roofShading: 'none' },
  },
  { text: 'north of a tall building so no sun', market: 'us', asked: 'roofType', facts: { roofShading: 'heavy' } },
  { text: 'The roof gets some shade from the chimney in the afternoon', market: 'us', facts: { roofShading: 'some' } },
  { text: 'The neighbor’s oak shades half of our roof, is solar out?', market: 'us', facts: { roofShading: 'some' } },
  {
    text: 'our roof has a lot of shade from oaks so solar is prob out right?',
    market: 'us',
    facts: { roofShading: 'heavy' },
    concerns: ['performance-reliability'],
    gaps: ['technology'],
  },
  {
    text: 'Ranch in Macon, oil heat, flat roof, shaded most of the day',
    market: 'us',
    facts: {
      homeType: 'single_family',
      currentHeatingSystem: 'oil',
      place: 'Macon',
      roofType: 'flat',
      roofShading: 'heavy',
    },
  },
  { text: 'We took the pines down, so the roof isn’t shaded any more', market: 'us', facts: { roofShading: 'none' } },
  { text: 'Does shade matter much?', market: 'us', facts: {}, concerns: ['performance-reliability'] },
  { text: 'What if a tree shades one panel?', market: 'us', facts: {}, gaps: ['technology'] },
  { text: 'Would a shaded roof still be worth it?', market: 'us', facts: {}, gaps: ['costs'] },
  { text: 'Our patio is in the shade all afternoon', market: 'us', facts: {} },
  { text: 'My sister’s roof is shaded by a church', market: 'us', facts: {} },
  { text: 'I keep the bedroom shaded in summer', market: 'us', facts: {} },
  { text: 'I don’t know if the roof is shaded', market: 'us', asked: 'roofType', facts: { roofType: 'unsure' } },
];
