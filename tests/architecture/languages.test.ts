import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages, markets } from '#domain/place.ts';

const tags = languages.join('|');
/** No market has such a tag, so wherever it is compared with, a language is. */
const ownTags = languages.filter((it) => !markets.some((market) => market === it)).join('|');

const handwritten: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`\\[\\s*'(${tags})'(?:,\\s*'(?!\\1)(?:${tags})')+,?\\s*\\]`, 'g'), 'lists languages'],
  [new RegExp(`'(?:${tags})'(?: \\| '(?:${tags})')+`, 'g'), 'lists languages'],
  [
    new RegExp(`\\blang(?:uage)? ?[=!]==? ?'(?:${tags})'|(?:[=!]==? ?|case )'(?:${ownTags})'`, 'gi'),
    'asks for one language',
  ],
];

/** What is wrong with a source, one line each. */
const findings = (file: string, source: string): string[] =>
  handwritten.flatMap(([pattern, because]) =>
    [...source.matchAll(pattern)].map(([found]) => `${file}: ${found} ${because}`),
  );

const isOfLanguage = new RegExp(`(^|[/-])(${tags})[./]`);
const folders = ['api', 'domain', 'host-site', 'scripts', 'stories', 'tests', 'texts', 'widgets'];
const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...folders], {
  encoding: 'utf8',
});
const files = list
  .split('\n')
  .filter((file) => /\.(tsx?|m?js)$/.test(file) && !isOfLanguage.test(file) && existsSync(file))
  .filter((file) => file !== 'domain/place.ts' && file !== 'tests/architecture/languages.test.ts');

test('languages are listed in domain/place.ts, and no rule asks for one of them', () => {
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.flatMap((file) => findings(file, readFileSync(file, 'utf8')))).toEqual([]);
});

test.each([
  `const all = ['de', 'en', 'fr'];`,
  `const some = [\n  'de',\n  'fr',\n];`,
  `type Tag = 'de' | 'en' | 'fr';`,
  `if (language === 'de') return;`,
  `if (address.language !== 'en') return;`,
  `languages.filter((it) => it !== 'fr')`,
  `switch (it) { case 'fr': }`,
])('%j is found', (source) => expect(findings('', source)).toHaveLength(1));

test.each([`market === 'de'`, `['de', 'at', 'ch', 'us']`, `[['de', 'Hallo']]`, `'de' | 'at'`])(
  '%j is left alone',
  (source) => expect(findings('', source)).toEqual([]),
);
