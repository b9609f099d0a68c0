import { expect, test } from 'vitest';
import { drawLetter } from '#api/mail/drawing/draw-letter.ts';
import { isKnownPage } from '#api/routes/pages.ts';
import { readAddress } from '#domain/pages.ts';
import { languages } from '#domain/place.ts';
import { sampleLetters } from '#tests/harness/sample-letters.ts';
import { callChanges, factorChanges } from '#texts/mail/texts.ts';

const letters = languages.flatMap((language) =>
  Object.entries(sampleLetters(language)).map(([kind, letter]) => [kind, language, letter] as const),
);
const aboutAccounts = ['verify', 'known-address', 'reset-password', 'change-email', 'email-changed'];
const aboutCompanies = ['invitation', 'application', 'applicationRefused'];
const aboutCalls = callChanges.map((it) => `call-${it}`);
const withLinks = [
  'first',
  'summary',
  'notifications',
  ...aboutAccounts,
  ...aboutCompanies,
  ...factorChanges,
  ...aboutCalls,
];

test.each(letters)('every link of %s in %s leads to a page of its language', async (kind, language, letter) => {
  const { html, text } = await drawLetter(letter);
  const links = new Set(`${html} ${text}`.match(/https:\/\/wattnest\.example[^\s"<>)]*/g));
  expect(links.size > 0).toBe(withLinks.includes(kind));
  for (const link of links) {
    const url = new URL(link);
    expect([link, isKnownPage(url.pathname), readAddress(url).language]).toEqual([link, true, language]);
  }
});
