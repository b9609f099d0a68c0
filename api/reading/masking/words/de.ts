import type { PersonalWords } from '#api/reading/masking/words/words.ts';

export const de: PersonalWords = {
  introductions: ['ich hei(?:ß|ss)e', 'mein name ist', 'mein name:', 'hier schreibt'],
  particles: ['van', 'von', 'der', 'den'],
  and: 'und',
  titles: ['herrn?', 'frau', 'familie', 'dr\\.', 'prof\\.', 'ing\\.'],
  farewells: [
    '(?:viele|liebe|beste|schöne|freundliche|mit freundlichen|herzliche) grü(?:ß|ss)en?',
    'grü(?:ß|ss)e',
    'lg',
    'mfg',
    'vg',
  ],
  streets: [
    '[\\p{L}.-]*(?:stra(?:ß|ss)e|str\\.|weg|platz|allee|gasse|ring|damm|ufer|chaussee|steig|stieg|pfad|hof|graben|berg|markt) NUMBER',
    '(?:am|an der|an den|auf der|zum|zur|unter den) NAME NUMBER',
  ],
};
