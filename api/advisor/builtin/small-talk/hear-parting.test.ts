import { describe, expect, test } from 'vitest';
import { hearTalk, type Talk } from '#api/advisor/builtin/small-talk/hear-talk.ts';
import { languages } from '#domain/place.ts';
import { testLanguages } from '#tests/languages/all.ts';

const listed = (of: 'parting' | 'notParting') =>
  languages.flatMap((language) =>
    Object.entries(testLanguages[language][of]).flatMap(([kind, lines]) =>
      lines.map((line) => [language, kind as Talk, line] as const),
    ),
  );

describe('who leaves, decides later, is tired or wants no questions', () => {
  test.each(listed('parting'))('%s: %s is heard in "%s"', (language, kind, line) => {
    expect(hearTalk(line, language)).toContain(kind);
  });

  test.each(listed('notParting'))('%s: no %s is heard in "%s"', (language, kind, line) => {
    expect(hearTalk(line, language)).not.toContain(kind);
  });
});
