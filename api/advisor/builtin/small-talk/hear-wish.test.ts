import { describe, expect, test } from 'vitest';
import { hearTalk } from '#api/advisor/builtin/small-talk/hear-talk.ts';
import { languages } from '#domain/place.ts';
import { testLanguages } from '#tests/languages/all.ts';

describe('a wish for a form', () => {
  test.each(
    languages.flatMap((language) =>
      (['byMail', 'human'] as const).flatMap((wish) =>
        testLanguages[language].wishes[wish].map((line) => [language, wish, line] as const),
      ),
    ),
  )('%s: %s is heard in "%s"', (language, wish, line) => {
    expect(hearTalk(line, language)).toContain(wish);
  });

  test.each(
    languages.flatMap((language) => testLanguages[language].notWishes.map((line) => [language, line] as const)),
  )('%s: none is heard in "%s"', (language, line) => {
    const heard = hearTalk(line, language);
    expect(heard).not.toContain('byMail');
    expect(heard).not.toContain('human');
  });
});
