import { expect, test } from 'vitest';
import { extractFacts } from '#api/reading/extraction/extract-facts.ts';
import { type ReadingOptions, readMessage } from '#api/reading/extraction/reading.ts';
import { readShading } from '#api/reading/extraction/shading.ts';
import type { KnownFacts } from '#domain/home/facts.ts';
import { type Language, usualMarket } from '#domain/place.ts';

const optionsOf = (language: Language, asked?: ReadingOptions['asked'], known?: KnownFacts): ReadingOptions => ({
  language,
  market: usualMarket(language),
  asked,
  known,
  year: 2026,
});
const read = (text: string, ...of: Parameters<typeof optionsOf>) => readShading(readMessage(text, optionsOf(...of)));

test.each([
  ['en', 'The roof is shaded by two big maples he planted.', 'heavy'],
  ['en', 'It’s shaded, like I said, so I don’t think solar is the thing.', 'heavy'],
  ['en', 'South, but shaded. How much would it cost to go all heat pump?', 'heavy'],
  ['en', 'Yes that’s right, except the roof is shaded so don’t sell me solar.', 'heavy'],
  ['en', 'Our roof is under pine trees, very shady', 'heavy'],
  ['en', 'Hardly any sun reaches the roof', 'heavy'],
  ['en', 'The house is in the shade of the hill', 'heavy'],
  ['en', 'The whole roof is in the shade of the neighbor’s house', 'heavy'],
  ['en', 'The shadow of the church tower crosses our roof at noon', 'heavy'],
  ['en', 'The neighbor’s tree shades my roof', 'some'],
  ['en', 'A third of the roof is in shade after 3', 'some'],
  ['en', 'My roof’s in the shade till elevenses, is it daft?', 'some'],
  ['en', 'The roof isn’t always in the shade', 'some'],
  ['en', 'No shade on the roof except from the chimney', 'some'],
  ['en', 'Only the lower edge of the roof is shaded', 'some'],
  ['en', 'Absolutely no shade on our roof', 'none'],
  ['en', 'The roof is not shaded but the yard is', 'none'],
  ['en', 'Ranch, 1,400 sqft, south roof, no shade.', 'none'],
  ['en', 'Nothing shades the roof', 'none'],
  ['en', 'Our roof is in full sun all day', 'none'],
  ['en', 'The roof is shade-free', 'none'],
  ['en', 'Shade? None on my roof.', 'none'],
  ['de', 'Das Dach ist komplett im Schatten vom Nachbarhaus', 'heavy'],
  ['de', 'Das Dach liegt im Schatten von zwei Ahornen', 'heavy'],
  ['de', 'Des Dach is komplett vaschattet', 'heavy'],
  ['de', 'Unser Haus steht im Schatten vom Berg', 'heavy'],
  ['de', 'Wir wollen auf die Wiese, weil das Dach zu verschattet ist', 'heavy'],
  ['de', 'Das Dach steht halb im Schatten der Tanne', 'some'],
  ['de', 's Dach isch am Namittag im Schatte', 'some'],
  ['de', 'Das Dach ist ab 14 Uhr verschattet', 'some'],
  ['de', 'Süddach, leicht verschattet', 'some'],
  ['de', 'Süd, aber die Fichte vom Nachbarn macht Schatten', 'some'],
  ['de', 'Das Dach ist verschattet, aber nur am Abend', 'some'],
  ['de', 'Das Dach ist nicht ganz schattenfrei', 'some'],
  ['de', 'Schatten hat das Dach keinen', 'none'],
  ['de', 'Süddach, völlig unverschattet', 'none'],
  ['de', 'Unser Dach ist nicht mehr verschattet, der Baum ist weg', 'none'],
  ['fr', 'Le toit est à l’ombre d’un noyer', 'heavy'],
  ['fr', 'Mon toit est à l’ombre des deux sapins', 'heavy'],
  ['fr', 'On a beaucoup d’ombre sur le toit', 'heavy'],
  ['fr', 'Le toit reçoit peu de soleil', 'heavy'],
  ['fr', 'Le noyer du voisin fait de l’ombre sur le toit', 'some'],
  ['fr', 'Le toit est à l’ombre dès 15 heures', 'some'],
  ['fr', 'toit mi-ombre mi-soleil', 'some'],
  ['fr', 'Il y a de l’ombrage sur le toit', 'some'],
  ['fr', 'Notre toit n’est pas ombragé', 'none'],
  ['fr', 'Le toit n’est plus à l’ombre', 'none'],
  ['fr', 'Sud, sans ombre. Et avec une grosse batterie ?', 'none'],
] as const)('%s: %s', (language, text, wanted) => expect(read(text, language)).toBe(wanted));

test.each([
  ['en', 'north of a tall building so no sun', 'heavy'],
  ['en', 'shaded', 'heavy'],
  ['en', 'two big oaks shade it in the afternoon', 'some'],
  ['en', 'full sun', 'none'],
  ['de', 'Nachmittags verschattet', 'some'],
  ['de', 'koa Schattn', 'none'],
  ['fr', 'à l’ombre d’un noyer', 'heavy'],
  ['fr', 'un peu d’ombre le soir', 'some'],
  ['fr', 'aucun ombrage', 'none'],
] as const)('%s, asked for the roof: %s', (language, text, wanted) => {
  expect(read(text, language, 'roofType')).toBe(wanted);
  expect(read(text, language)).toBe(undefined);
});

test.each([
  ['en', 'Does shade matter?'],
  ['en', 'What if a tree shades one panel?'],
  ['en', 'Is our roof too shaded?'],
  ['en', 'Would a shaded roof still work?'],
  ['en', 'If the roof were shaded, would it pay?'],
  ['en', 'I don’t know if the roof is shaded'],
  ['en', 'He says the roof is too shaded'],
  ['en', 'My parents’ roof is shaded'],
  ['en', 'The garage roof is shaded'],
  ['en', 'The outdoor unit stands in the shade'],
  ['en', 'I’d like some shade on the terrace'],
  ['en', 'I keep the bedroom shaded in summer'],
  ['en', 'The roof was shaded until we cut the pines'],
  ['en', 'A shaded roof makes less power'],
  ['en', 'We have a flat roof and a shaded yard'],
  ['en', 'is a shady roof a no-go'],
  ['en', 'Shade is no problem for panels'],
  ['en', 'shade analysis of my roof'],
  ['de', 'Macht Schatten viel aus?'],
  ['de', 'Ein verschattetes Dach bringt weniger'],
  ['de', 'Wäre unser Dach verschattet, würde es sich nicht lohnen'],
  ['de', 'Der Solarteur meint, das Dach sei zu verschattet'],
  ['de', 'Das Dach der Garage ist verschattet'],
  ['de', 'Meine Eltern haben ein schattiges Dach'],
  ['de', 'Wir hätten gern mehr Schatten auf der Terrasse'],
  ['de', 'Im Schlafzimmer haben wir gern Schatten'],
  ['de', 'Der Neubau wird unser Dach verschatten'],
  ['fr', 'L’ombre, c’est grave ?'],
  ['fr', 'Et si un arbre fait de l’ombre sur un panneau ?'],
  ['fr', 'Un toit ombragé produit moins'],
  ['fr', 'Le toit du voisin est à l’ombre'],
  ['fr', 'Le vendeur dit que le toit est ombragé'],
  ['fr', 'La chambre reste à l’ombre'],
  ['fr', 'L’immeuble va faire de l’ombre sur notre toit'],
] as const)('%s, of no roof of theirs: %s', (language, text) => {
  expect(read(text, language)).toBe(undefined);
  expect(read(text, language, 'roofType')).toBe(undefined);
});

test('a balcony of a rented flat has no roof', () => {
  expect(read('South, shaded in the afternoon', 'en', 'roofType', { homeType: 'apartment' })).toBe(undefined);
});

test('said again without a word of how much, it is as much as was told', () => {
  expect(read('The roof is shaded in the evening. It’s shaded, as I said.', 'en')).toBe('some');
  expect(read('Like I said, the roof is shaded.', 'en', undefined, { roofShading: 'some' })).toBe('some');
  expect(read('The roof is heavily shaded.', 'en', undefined, { roofShading: 'some' })).toBe('heavy');
});

test.each([
  ['en', 'Forget what I said about the shade'],
  ['de', 'Vergiss das mit dem Schatten'],
  ['de', 'Das mit dem Schatten stimmt nicht'],
  ['fr', 'Oubliez ce que j’ai dit de l’ombre'],
] as const)('%s takes it back: %s', (language, text) => {
  const known = { roofType: 'sloped_south', roofShading: 'heavy' } as const;
  expect(extractFacts(text, optionsOf(language, undefined, known))).toEqual({ roofShading: null });
});
