import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSubjects } from '#api/advisor/builtin/questions/read-subjects.ts';
import { type Language, languages } from '#domain/place.ts';

const folder = join(import.meta.dirname, '../../../../tests/adviser-questions/held-out');

function verdict(line: string, topic: string, language: Language): 'right' | 'wrong' | 'none' {
  const found = readSubjects(line, [], language).flatMap(({ finding }) =>
    finding.kind === 'found' ? [String(finding.topic)] : [],
  );
  if (found.length === 0) return 'none';
  return found.includes(topic) ? 'right' : 'wrong';
}

/** Where it stands, less a little: 0.90 right and 0.04 wrong are wanted. */
const floors = { de: { right: 0.57, wrong: 0.08 }, en: { right: 0.49, wrong: 0.09 }, fr: { right: 0.47, wrong: 0.09 } };

test.each(languages)('%s: questions nobody learnt from find their topic, and hardly another', (language) => {
  const verdicts = readdirSync(join(folder, language)).flatMap((file) => {
    const lines = readFileSync(join(folder, language, file), 'utf8')
      .split('\n')
      .filter(Boolean);
    return lines.map((line) => verdict(line, file.replace('.txt', ''), language));
  });
  const share = (kind: string) => verdicts.filter((it) => it === kind).length / verdicts.length;
  expect(verdicts.length).toBeGreaterThanOrEqual(1000);
  expect(share('right')).toBeGreaterThanOrEqual(floors[language].right);
  expect(share('wrong')).toBeLessThanOrEqual(floors[language].wrong);
});
