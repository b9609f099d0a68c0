import { expect, test } from 'vitest';
import { type ReadingOptions, readMessage } from '#api/reading/extraction/reading.ts';
import { readRoofType } from '#api/reading/extraction/roof.ts';
import { type Language, usualMarket } from '#domain/place.ts';

const read = (text: string, language: Language, asked?: ReadingOptions['asked']) =>
  readRoofType(readMessage(text, { language, market: usualMarket(language), asked, year: 2026 }));

test.each([
  ['en', 'They’ve a south roof, I have none.', undefined],
  ['fr', 'Ils ont un toit sud, moi pas.', undefined],
  ['en', 'no clue how old', undefined, 'roofType'],
  ['de', 'Während bei uns über Mittag alles ins Netz läuft', undefined, 'roofType'],
  ['de', 'Das Dach schaut gegen Mittag', 'sloped_south'],
  ['fr', 'Le toit a été refait en 2020 et il est plein sud', 'sloped_south'],
  ['de', 'PV haben wir schon, 8 kWp Süd.', 'sloped_south', 'energyBill'],
  ['en', 'We have 6 kW of panels facing west', 'sloped_east_west'],
  ['de', 'dach schaut ost west, zahlt sich das überhaupt aus oder muss das süden sein', 'sloped_east_west'],
  ['de', 'Eine Seite Nordwest, die andere Südost', 'multiple'],
  ['de', 'Wohin das Dach zeigt, weiß ich nicht', 'unsure'],
  ['de', 'Die Garage hat ein Flachdach', undefined],
  ['de', 'flach', 'flat', 'roofType'],
  ['en', 'Our roof slopes to the south', 'sloped_south'],
  ['en', "My neighbor's roof faces south, ours only north", 'sloped_north'],
  ['en', 'which way our roof faces, i do not know; the place measures 3,360 sqft', 'unsure', 'roofType'],
  ['en', 'The roof is by the street, the bill I do not know', undefined],
  ['en', 'How would I know', 'unsure', 'roofType'],
  ['en', 'no idea, it is a big complex', 'unsure', 'roofType'],
  ['fr', 'Nous n’avons qu’un toit au nord', 'sloped_north'],
  ['fr', 'Un pan à l’est et un pan à l’ouest', 'sloped_east_west'],
  ['fr', 'Le jardin est au sud', undefined],
  ['en', 'low-slope roof facing west', 'sloped_east_west'],
  ['en', 'low slope roof', 'flat'],
  ['de', 'Das Dach ist flach geneigt und schaut nach Süden', 'sloped_south'],
  ['de', 'Ein Teil vom Dach ist flach, der andere geneigt', 'multiple'],
  ['en', 'South, tile. And how long do they last?', 'sloped_south', 'heatingAge'],
  ['en', 'Shingles, east', 'sloped_east_west', 'energyBill'],
  ['de', 'Westen. Was kostet das?', 'sloped_east_west', 'ownership'],
  ['de', 'Südost mit Erker', 'sloped_south', 'hasEV'],
  ['fr', 'Sud, 35 degrés. On reçoit une prime ?', 'sloped_south', 'place'],
  ['en', 'West Hartford', undefined, 'place'],
  ['en', 'Railing points south', undefined],
  ['de', 'Das Geländer zeigt nach Süden', undefined],
  ['fr', 'La rambarde est orientée sud', undefined],
  ['en', 'Gable roof. They say north is a total loss', undefined, 'roofType'],
  ['fr', 'On ne connaît pas les charges', undefined, 'roofType'],
  ['en', 'Metal, south, 45 degrees because of snow load. Too steep?', 'sloped_south', 'currentHeatingSystem'],
  ['en', 'South, and there’s her lilac and a big ash', 'sloped_south', 'energyBill'],
  ['fr', 'Ouais sud, pas d’ombre', 'sloped_south', 'hasEV'],
  ['en', 'Machine shed 80x120, steel, faces south', undefined],
  ['en', 'The shed is old, the house faces south', 'sloped_south'],
  ['de', 'Flach ist nur der Anbau', undefined, 'roofType'],
  ['en', 'One shared wall each side', undefined, 'roofType'],
  ['fr', 'Poêle. Sud 30 degrés. Et après ?', 'sloped_south', 'energyBill'],
] as const)('%s: %s', (language, text, wanted, asked?: ReadingOptions['asked']) => {
  expect(read(text, language, asked)).toEqual(wanted);
});
