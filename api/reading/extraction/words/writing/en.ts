import type { Writing } from '#api/reading/extraction/words/writing/writing.ts';

export const en: Writing = {
  hasCompounds: false,
  joinsNumbers: false,
  hasUmlauts: false,
  hasOrdinalStops: false,
  dashForCents: '  ',
  gasIsPetrol: true,
  hasCapitalNouns: false,
  hasPairedYears: true,
  centIsHundred: false,
  numbers:
    'two 2 three 3 four 4 five 5 six 6 seven 7 eight 8 nine 9 ten 10 eleven 11 twelve 12 dozen 12 thirteen 13 fourteen 14 fifteen 15 sixteen 16 seventeen 17 eighteen 18 nineteen 19 twenty 20 thirty 30 forty 40 fourty 40 fifty 50 sixty 60 seventy 70 eighty 80 ninety 90 hundred 100 thousand 1000',
  insideNumbers: 'a 1 one 1 and 0',
  figures: [
    'twenty',
    'thirty',
    'forty',
    'fifty',
    'sixty',
    'seventy',
    'eighty',
    'ninety',
    'hundred',
    'thousand',
    'million',
    'billion',
  ],
  respelled: {},
  ruledOut: {},
  realWords: ['leaving', 'connector', 'connectors', 'planted'],
};
