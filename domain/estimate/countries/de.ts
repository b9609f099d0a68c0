import type { Country } from '#domain/estimate/countries/country.ts';
import { germanFigures } from '#domain/estimate/countries/german-figures.ts';
import { climate } from '#domain/estimate/data/climate-de.ts';
import { places } from '#domain/estimate/data/places-de.ts';
import { placeTable } from '#domain/estimate/places/place-table.ts';
import { germanSubsidies } from '#domain/estimate/subsidies/german.ts';

const otherNames = { München: ['Munich'], Köln: ['Cologne'], Nürnberg: ['Nuremberg'], Hannover: ['Hanover'] };

export const germany: Country = {
  market: 'de',
  climate,
  places: placeTable(places, otherNames),
  figures: germanFigures,
  subsidies: germanSubsidies,
};
