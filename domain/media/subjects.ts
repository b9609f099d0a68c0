/** What a picture of a home can show. */
export const mediaSubjects = ['exterior', 'roof', 'electricalPanel', 'garage', 'attic', 'heating', 'other'] as const;
export type MediaSubject = (typeof mediaSubjects)[number];

/** By parts of the file's name, in the languages of the product; the first that fits counts. Source of the order: assessment-flows, section 4. */
const words: readonly (readonly [MediaSubject, RegExp])[] = [
  ['roof', /roof|dach(?!boden)|toit|toiture/],
  ['electricalPanel', /panel|fuse|breaker|electric|z[aä]e?hler|sicherung|tableau|compteur/],
  ['garage', /garage|driveway|carport|einfahrt|stellplatz|all[eé]e/],
  ['attic', /attic|insulat|dachboden|d[aä]mm|comble|isolation/],
  ['heating', /heating|boiler|furnace|heizung|kessel|therme|chaudi|chauffage/],
];

/** What a picture most likely shows, by the name of its file. */
export function guessSubject(fileName: string): MediaSubject {
  const name = fileName.toLowerCase().normalize('NFC');
  return words.find(([, parts]) => parts.test(name))?.[0] ?? 'exterior';
}
