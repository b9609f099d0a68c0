import { austrianFigures } from '#domain/estimate/countries/austrian-figures.ts';
import type { Country } from '#domain/estimate/countries/country.ts';
import { climate } from '#domain/estimate/data/climate-at.ts';
import { places } from '#domain/estimate/data/places-at.ts';
import { placeTable } from '#domain/estimate/places/place-table.ts';
import { austrianSubsidies } from '#domain/estimate/subsidies/austrian.ts';

const otherNames = { Wien: ['Vienna', 'Vienne'] };

export const austria: Country = {
  market: 'at',
  climate,
  places: placeTable(places, otherNames),
  figures: austrianFigures,
  subsidies: austrianSubsidies,
};
