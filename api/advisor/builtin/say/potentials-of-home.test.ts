import { describe, expect, test } from 'vitest';
import { potentialsOfHome } from '#api/advisor/builtin/say/potentials-of-home.ts';
import type { KnownFacts } from '#domain/home/facts.ts';
import type { Language, Market } from '#domain/place.ts';
import { AdviserTalk } from '#tests/harness/adviser-talk.ts';
import { adviserTexts } from '#texts/adviser/all.ts';

const now = new Date('2026-11-21');
/** 150 m². */
const house: KnownFacts = {
  homeType: 'single_family',
  ownsHome: true,
  homeSize: 1614.6,
  currentHeatingSystem: 'gas',
  roofType: 'sloped_south',
  hasEV: 'no',
  energyBill: 3600,
};

describe('what is judged of a home is what its sums come to', () => {
  test.each<[Language, Market, string, string, string]>([
    ['en', 'us', 'Pittsburgh', 'What does a heat pump cost to run per year?', 'more a year'],
    ['en', 'us', 'Dayton', 'What does a heat pump cost to run per year?', 'more to'],
  ])(
    '%s, %s: in %s no heat pump is praised where "%s" is answered with "%s"',
    (language, market, place, line, dearer) => {
      const talk = new AdviserTalk({ language, market });
      talk.facts = house;
      const told = talk.say(`We live in ${place}.`).text;
      const { reckoned, potentials } = adviserTexts[language];
      expect(told).toContain(reckoned.heatPump.low);
      expect(talk.say(line).text).toContain(dearer);
      for (const { content } of talk.history) expect(content).not.toContain(potentials.heatPump.high);
    },
  );

  test.each<[Market, string, KnownFacts['currentHeatingSystem']]>([
    ['de', 'Leipzig', 'electric'],
    ['ch', 'Lausanne', 'electric'],
    ['us', 'Denver', 'electric'],
  ])('%s: in %s a heat pump heats for less than %s heating', (market, place, currentHeatingSystem) => {
    expect(potentialsOfHome({ ...house, place, currentHeatingSystem }, market, now).heatPump).toBe('high');
  });

  test('only what changes is said again when the place is told', () => {
    const talk = new AdviserTalk();
    const { potentials, reckoned } = adviserTexts.de;
    talk.sayAll('Einfamilienhaus', '140 m²', 'nach Süden', 'Gas', 'nein', '300 Euro im Monat');
    expect(talk.history.at(-1)?.content).toContain(potentials.heatPump.high);
    const { text } = talk.say('In Leipzig');
    expect(Object.values(reckoned.heatPump).some((it) => text.includes(it))).toBe(true);
    expect(text).not.toContain(potentials.solar.high);
  });
});

test('nothing is reckoned where the place is not known, the heating is not priced or somebody rents', () => {
  for (const facts of [
    house,
    { ...house, place: 'Leipzig', currentHeatingSystem: 'other' as const },
    { ...house, place: 'Leipzig', ownsHome: false },
  ])
    expect(potentialsOfHome(facts, 'de', now).heatPump).toBeUndefined();
});
