import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { answersSchema } from '#domain/questionnaire/answers.ts';
import { quickResult } from '#domain/questionnaire/packages.ts';

test('what docs/embedding.md shows of a finished questionnaire is what a page hears', () => {
  const [, shown = ''] = /```json\n([\s\S]*?)```/.exec(readFileSync('docs/embedding.md', 'utf8')) ?? [];
  const { answers, result } = JSON.parse(shown);
  const { mediaUploads: _, ...answered } = answers;
  const { options, ...rest } = quickResult(answersSchema.parse(answered), 'EUR');
  expect(result).toEqual({ ...rest, options: options.slice(0, 1) });
});
