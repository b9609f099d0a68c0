import type { PersonalWords } from '#api/reading/masking/words/words.ts';

export const en: PersonalWords = {
  introductions: ['my name is', 'my name’s', "my name's", 'name:', 'i am called', 'call me'],
  particles: ['van'],
  and: 'and',
  titles: ['mr\\.?', 'mrs\\.?', 'ms\\.?', 'miss', 'dr\\.?'],
  farewells: ['(?:kind|best|warm) regards', 'regards', 'cheers', 'sincerely', 'best wishes', 'yours'],
  streets: [
    'NUMBER NAME (?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|way|court|ct|place|pl|terrace|circle|square|highway|hwy|parkway|pkwy)\\b\\.?',
  ],
};
