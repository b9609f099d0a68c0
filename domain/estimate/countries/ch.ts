import type { Country } from '#domain/estimate/countries/country.ts';
import { swissFigures } from '#domain/estimate/countries/swiss-figures.ts';
import { climate } from '#domain/estimate/data/climate-ch.ts';
import { places } from '#domain/estimate/data/places-ch.ts';
import { placeTable } from '#domain/estimate/places/place-table.ts';
import { swissSubsidies } from '#domain/estimate/subsidies/swiss.ts';

const otherNames = {
  Genève: ['Genf', 'Geneva'],
  Basel: ['Bâle'],
  Bern: ['Berne'],
  Luzern: ['Lucerne'],
  Biel: ['Bienne'],
  Fribourg: ['Freiburg'],
  Neuchâtel: ['Neuenburg'],
  Zürich: ['Zurich'],
  'Sankt Gallen': ['Saint-Gall'],
  Sierre: ['Siders'],
  Chur: ['Coire'],
  Thun: ['Thoune'],
  Solothurn: ['Soleure'],
  Zug: ['Zoug'],
};

export const switzerland: Country = {
  market: 'ch',
  climate,
  places: placeTable(places, otherNames),
  figures: swissFigures,
  subsidies: swissSubsidies,
};
