import { expect, test } from 'vitest';
import { safelyLikely } from '#api/advisor/builtin/details/safely-likely.ts';
import { AdviserTalk } from '#tests/harness/adviser-talk.ts';

const line = 'How do I heat tonight with the boiler down?';
const particulars = (...said: string[]) => {
  const talk = new AdviserTalk({ language: 'en', market: 'us' });
  for (const it of said) talk.say(it);
  return safelyLikely(line, talk.turn(line))('boilerBroken').map(({ particular }) => particular);
};

test('how to start the boiler again is told, but not once gas was smelled', () => {
  expect(particulars()).toEqual(expect.arrayContaining(['general', 'rightNow', 'bridging']));
  const after = particulars('it smells of gas in the basement', 'ok I called them');
  expect(after).toContain('bridging');
  expect(after).not.toContain('general');
  expect(after).not.toContain('rightNow');
});
