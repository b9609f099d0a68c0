import { describe, expect, test } from 'vitest';
import { guessSubject, type MediaSubject } from '#domain/media/subjects.ts';

const cases: [string, MediaSubject][] = [
  ['My Roof.jpg', 'roof'],
  ['Dach Süd.png', 'roof'],
  ['toiture.webp', 'roof'],
  ['Dachboden.jpg', 'attic'],
  ['fuse-box.jpg', 'electricalPanel'],
  ['Zählerschrank.jpg', 'electricalPanel'],
  ['zaehlerkasten.jpg', 'electricalPanel'],
  ['Za\u0308hler.jpg', 'electricalPanel'],
  ['driveway.jpeg', 'garage'],
  ['attic insulation.png', 'attic'],
  ['Heizungskeller.jpg', 'heating'],
  ['chaudière.jpg', 'heating'],
  ['IMG_2041.jpg', 'exterior'],
  ['', 'exterior'],
];

describe('the subject of a picture', () => {
  test.each(cases)('%s shows %s', (name, subject) => expect(guessSubject(name)).toBe(subject));
});
