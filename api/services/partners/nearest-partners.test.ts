import { expect, test } from 'vitest';
import { demoPartners } from '#api/database/seed/demo-partners.ts';
import { nearestPartners, servesPlace } from '#api/services/partners/nearest-partners.ts';
import { MAX_MATCHED_PARTNERS } from '#domain/contract/partners.ts';
import { partnerPlaces } from '#domain/place.ts';

const high = { solar: 'high', heatPump: 'medium', evCharging: 'medium' } as const;
const inCountry = (country: string) => demoPartners.filter((it) => it.country === country);

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

test('the demo companies are at least 26, with names of their own, in all eleven places', () => {
  expect(demoPartners.length).toBeGreaterThanOrEqual(26);
  expect(new Set(demoPartners.map((it) => it.name)).size).toBe(demoPartners.length);
  expect(new Set(demoPartners.map((it) => it.state))).toEqual(new Set([...partnerPlaces.dach, ...partnerPlaces.us]));
});
