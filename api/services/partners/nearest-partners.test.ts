import { expect, test } from 'vitest';
import { demoPartners } from '#api/database/seed/demo-partners.ts';
import { type Candidate, nearestPartners, servesPlace } from '#api/services/partners/nearest-partners.ts';
import { MAX_MATCHED_PARTNERS } from '#domain/contract/partners.ts';

const high = { solar: 'high', heatPump: 'medium', evCharging: 'medium' } as const;
const idle = demoPartners.map((it) => ({ ...it, onlyArea: false, openLeads: 0 }));
const inCountry = (country: string) => idle.filter((it) => it.country === country);

test.each([
  ['80331', 'de', 'Bavaria'],
  ['80331 München', 'de', 'Bavaria'],
  ['munchen', 'de', 'Bavaria'],
  ['Nürnberg', 'de', 'Bavaria'],
  ['10437 berlin', 'de', 'Berlin'],
  ['1010 Wien', 'at', 'Vienna'],
  ['8001', 'ch', 'Zurich'],
  ['Boston, MA 02108', 'us', 'MA'],
])('%s in %s is near %s', (place, country, state) => {
  const matched = nearestPartners(inCountry(country), place, high);
  expect(matched[0]?.state).toBe(state);
  expect(matched.every((it) => it.solutions.includes('solar'))).toBe(true);
});

test('an unknown place still finds companies of the country, at most three', () => {
  const matched = nearestPartners(inCountry('us'), 'Nowhere', high);
  expect(matched.length).toBe(MAX_MATCHED_PARTNERS);
  expect(matched.some((it) => servesPlace(it, 'Nowhere'))).toBe(false);
});

test('with nothing high the medium solutions decide', () => {
  const matched = nearestPartners(inCountry('de'), 'Berlin', { solar: 'low', heatPump: 'medium', evCharging: 'low' });
  expect(matched.every((it) => it.solutions.includes('heatPump'))).toBe(true);
});

const company = (name: string, changes: Partial<Candidate> = {}): Candidate => ({
  id: name,
  name,
  city: 'Berlin',
  state: 'Berlin',
  onlyArea: false,
  postcodes: ['10'],
  solutions: ['solar'],
  openLeads: 0,
  ...changes,
});
const far = { city: 'Hamburg', state: 'Hamburg', postcodes: ['20'] };
const more: Candidate['solutions'] = ['solar', 'heatPump'];
const both = { solar: 'high', heatPump: 'high', evCharging: 'low' } as const;

test.each<[string, Candidate[], string[]]>([
  ['the less busy first', [company('A', { openLeads: 2 }), company('B', { openLeads: 1 })], ['B', 'A']],
  ['by name among the equally busy', [company('B', { openLeads: 1 }), company('A', { openLeads: 1 })], ['A', 'B']],
  ['near and busy before far and idle', [company('A', far), company('B', { openLeads: 90 })], ['B', 'A']],
  ['more solutions before less load', [company('A'), company('B', { solutions: more, openLeads: 9 })], ['B', 'A']],
  [
    'the busiest of four equals is left out',
    ['A', 'B', 'C', 'D'].map((it) => company(it, { openLeads: it === 'A' ? 1 : 0 })),
    ['B', 'C', 'D'],
  ],
  ['nobody offers it', [company('A', { solutions: ['evCharging'] })], []],
])('%s', (_, companies, expected) => {
  expect(nearestPartners(companies, '10437 Berlin', both).map(({ name }) => name)).toEqual(expected);
});

test('the demo companies are at least 26, with names of their own, in all eleven places', () => {
  expect(demoPartners.length).toBeGreaterThanOrEqual(26);
  expect(new Set(demoPartners.map((it) => it.name)).size).toBe(demoPartners.length);
  const dach = ['Berlin', 'Hamburg', 'Bavaria', 'Vienna', 'Zurich'];
  const us = ['OR', 'CO', 'MA', 'TX', 'WA', 'CA'];
  expect(new Set(demoPartners.map((it) => it.state))).toEqual(new Set([...dach, ...us]));
});
