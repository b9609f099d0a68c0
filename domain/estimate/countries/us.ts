import { americanFigures } from '#domain/estimate/countries/american-figures.ts';
import type { Country } from '#domain/estimate/countries/country.ts';
import { climate } from '#domain/estimate/data/climate-us.ts';
import { places } from '#domain/estimate/data/places-us.ts';
import { placeTable } from '#domain/estimate/places/place-table.ts';
import { americanSubsidies } from '#domain/estimate/subsidies/american.ts';

const otherNames = { 'New York': ['NYC', 'Manhattan'], 'Los Angeles': ['LA'], 'San Francisco': ['SF'] };

export const unitedStates: Country = {
  market: 'us',
  climate,
  places: placeTable(places, otherNames),
  figures: americanFigures,
  subsidies: americanSubsidies,
};
