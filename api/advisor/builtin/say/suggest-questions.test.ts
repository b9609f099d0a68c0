import { describe, expect, test } from 'vitest';
import { ownQuestion } from '#api/advisor/builtin/questions/own-questions.ts';
import type { Locale } from '#domain/format.ts';
import { AdviserTalk } from '#tests/harness/adviser-talk.ts';

const locale: Locale = { language: 'en', market: 'us' };

describe('what may be asked next', () => {
  test('three questions at most, of what was asked about, none of them answered before', () => {
    const talk = new AdviserTalk(locale);
    const first = talk.say('How loud is a heat pump?');
    expect(first.suggestions).toHaveLength(3);
    expect(first.suggestions.map((it) => ownQuestion(it, 'en')?.topic)).toContain('noise');
    const [next = ''] = first.suggestions;
    const second = talk.say(next);
    expect(second.suggestions).not.toContain(next);
    expect(second.suggestions.length).toBeGreaterThan(0);
  });

  test('a suggestion is answered by its own answer, whatever was said before', () => {
    const talk = new AdviserTalk(locale);
    const seen = new Set<string>();
    let asked = 'What does a battery cost?';
    for (let turn = 0; turn < 6; turn++) {
      const { suggestions, text } = talk.say(asked);
      expect(seen.has(text)).toBe(false);
      seen.add(text);
      asked = suggestions[0] ?? '';
      expect(ownQuestion(asked, 'en'), text).toBeDefined();
    }
  });

  test('of what is near but was not answered', () => {
    const { suggestions } = new AdviserTalk(locale).say('Would a gas generator not be cheaper?');
    expect(suggestions.map((it) => ownQuestion(it, 'en')?.topic)).toContain('backup');
  });

  test('nothing to who asks nothing, nor to who smells gas', () => {
    expect(new AdviserTalk(locale).say('We have a gas furnace.').suggestions).toEqual([]);
    expect(new AdviserTalk(locale).say('It smells of gas in the basement, what do I do?').suggestions).toEqual([]);
  });
});
