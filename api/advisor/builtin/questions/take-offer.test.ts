import { expect, test } from 'vitest';
import { offeredTopics, takenOffer } from '#api/advisor/builtin/questions/take-offer.ts';
import type { Language } from '#domain/place.ts';
import { adviserTexts } from '#texts/adviser/all.ts';
import { topics } from '#texts/adviser/topics/all.ts';
import type { TopicId } from '#texts/adviser/topics/ids.ts';

const offering = (language: Language, ...ids: TopicId[]) => {
  const titles = ids.map((id) => topics[language][id].title).join(', ');
  const content = `Ok.\n\n${adviserTexts[language].nearestTopics[0]?.(titles, '…')}\n\n…`;
  return [{ id: 'a', role: 'assistant' as const, content, timestamp: 0 }];
};

test('what the last reply offered is known, and nothing else', () => {
  expect(offeredTopics(offering('de', 'localGrants', 'subsidiesOverview'), 'de').sort()).toEqual([
    'localGrants',
    'subsidiesOverview',
  ]);
  const told = { id: 'a', role: 'assistant' as const, content: topics.de.noise.title, timestamp: 0 };
  expect(offeredTopics([told], 'de')).toEqual([]);
  expect(offeredTopics([], 'de')).toEqual([]);
});

test.each<[Language, string, readonly TopicId[], TopicId | undefined]>([
  [
    'en',
    'yes thats right. rebates i mean, whats there in Maine',
    ['localGrants', 'subsidiesOverview'],
    'subsidiesOverview',
  ],
  ['fr', "oui c'est ça", ['wallboxPower'], 'wallboxPower'],
  ['fr', "oui c'est ça", ['wallboxPower', 'socket'], undefined],
  ['de', 'die möglichkeiten für mieter, und hauptsache die anmeldung', ['tenants', 'tenantPower'], 'tenants'],
  ['de', 'Wir haben 140 m²', ['tenants', 'tenantPower'], undefined],
])('%s: "%s" takes what it names, or the only one offered', (language, message, offered, taken) => {
  expect(takenOffer(message, offered, language)).toBe(taken);
});
