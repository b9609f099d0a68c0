import { expect, test } from 'vitest';
import { readTurn } from '#api/advisor/builtin/read-turn.ts';
import { AdviserTalk } from '#tests/harness/adviser-talk.ts';

test.each([
  ['de', 'ch', 'Satteldach Ost-West. Bringt das noch etwas oder ist das verlorenes Geld?', ['Bringt das noch etwas']],
  [
    'en',
    'us',
    'Do the tenants have to agree to buy my solar or can they say no',
    ['Do the tenants have to agree to buy my solar'],
  ],
  [
    'de',
    'at',
    'Was kostet eine Wallbox oder soll ich eine Batterie nehmen?',
    ['Was kostet eine Wallbox', 'soll ich eine Batterie nehmen?'],
  ],
] as const)('%s, %s: "%s" is answered for what it asks', (language, market, message, asked) => {
  const talk = new AdviserTalk({ language, market });
  const { subjects } = readTurn(talk.turn(message));
  expect(subjects.map(({ text }) => text)).toEqual(asked);
});
