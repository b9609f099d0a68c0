import { expect, test } from 'vitest';
import { extractFacts } from '#api/reading/extraction/extract-facts.ts';
import type { ChatFacts, KnownFacts } from '#domain/home/facts.ts';
import { type Language, usualMarket } from '#domain/place.ts';

const held = {
  de: { homeType: 'apartment', currentHeatingSystem: 'electric', hasEV: 'yes' },
  en: { homeType: 'condo', currentHeatingSystem: 'heat_pump', hasEV: 'planning' },
  fr: { homeType: 'apartment', currentHeatingSystem: 'oil', hasEV: 'yes' },
} satisfies Partial<Record<Language, KnownFacts>>;
const read = (language: Language, text: string, known?: KnownFacts) =>
  extractFacts(text, { language, market: usualMarket(language), year: 2026, known });

test.each([
  ['en', 'Please take the electric car off, we are not getting one.', { hasEV: 'no' }],
  ['en', 'Not a condo, a house.', { homeType: null }],
  ['en', 'Remove the heat pump from my notes', { currentHeatingSystem: null }],
  ['en', 'The heat pump is wrong, we have gas', { currentHeatingSystem: 'gas' }],
  ['en', "We don't have a heat pump", { currentHeatingSystem: null }],
  ['de', 'Stromheizung ist falsch, es ist Zentralheizung vom Haus', { currentHeatingSystem: null }],
  ['de', 'stromheizung haben wir nicht, die heizung läuft übers haus', { currentHeatingSystem: null }],
  ['de', 'Das mit dem E-Auto stimmt nicht', { hasEV: 'no' }],
  ['de', 'Keine Eigentumswohnung, ein Reihenhaus', { homeType: 'townhouse' }],
  ['fr', 'ce n’est pas un appartement', { homeType: null }],
  ['fr', 'la voiture électrique c’est faux', { hasEV: 'no' }],
] satisfies [Language, string, ChatFacts][])(
  '%s: what is held and said to be wrong is taken out: %s',
  (language, text, wanted) => {
    expect(read(language, text, held[language])).toEqual(wanted);
  },
);

test.each([
  ['en', 'Should I get a heat pump or not?'],
  ['en', 'Can you not run a heat pump with radiators?'],
  ['de', 'Ich will keine Wohnung ohne Balkon'],
  ['de', 'Der Strom ist nicht billig'],
  ['de', 'wir waren vier Tage ohne Strom'],
  ['en', 'I meant the tax credit, not the heat pump'],
  ['de', 'Die Nachbarn zahlen nicht für mein Auto'],
  ['fr', 'Ça ne sent pas le mazout'],
  ['en', 'He says he has not used a heat pump since 2019'],
] as const)('%s: nothing is taken out by %s', (language, text) => {
  expect(read(language, text, held[language])).toEqual({});
});

test.each([
  ['de', 'Fernwärme gibt es bei uns im Dorf nicht', {}],
  ['en', 'there is no district heating here', {}],
  ['fr', 'nous n’avons pas de chauffage à distance', { currentHeatingSystem: null }],
] as const)('%s: what a place has not is not taken out of a home: %s', (language, text, wanted) => {
  expect(read(language, text, { currentHeatingSystem: 'other' })).toEqual(wanted);
});

test('what is not held is not taken out', () => {
  expect(read('en', 'Not a condo, a house.')).toEqual({});
});

test.each([
  ['fr', 'non les 55 c lelec pas le chauffage', { energyBillCovers: 'electricity' }],
  ['fr', 'mais nan 55 c la place de parc pas lenergie', { energyBill: null }],
  ['de', 'Die 660 sind nicht meine Energiekosten, das ist die Offerte!', { energyBill: null }],
  ['de', 'Der Strom ist nicht billig', {}],
  ['de', 'Die 660 waren Liter, kein Geld', { energyBill: null }],
  ['fr', 'les 660 c’étaient des litres', { energyBill: null }],
  ['de', 'Die 660 sind ohne Strom', { energyBillCovers: 'heating' }],
] satisfies [Language, string, ChatFacts][])('%s: of the bill that is held: %s', (language, text, wanted) => {
  const known = { energyBill: 660, energyBillCovers: 'heating' } as const;
  expect(read(language, text, known)).toEqual(wanted);
});
