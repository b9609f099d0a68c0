import { describe, expect, test } from 'vitest';
import { chooseDetails, likelyDetails, nearDetails } from '#api/advisor/builtin/details/choose-detail.ts';
import type { Language } from '#domain/place.ts';
import type { TopicId } from '#texts/adviser/topics/ids.ts';

const likely = (topic: TopicId, text: string, language: Language, message = text) =>
  likelyDetails({ text, message }, language)(topic);

describe('what of a topic is asked in particular', () => {
  test.each([
    ['noise', 'de', 'Darf der Nachbar verlangen, dass ich sie nachts abschalte?'],
    ['noise', 'en', 'could my neighbor make me switch it off?'],
    ['noise', 'fr', 'le voisin peut-il me faire éteindre la pompe ?'],
  ] as const)('%s, %s: %s', (topic, language, asked) => {
    expect(chooseDetails(likely(topic, asked, language), 'besideOthers')).toEqual(['complaint']);
  });

  test('a bare question about the topic is answered by the topic itself, and alone by what is hardly less likely', () => {
    const all = likely('noise', 'What about the noise rules where I live?', 'en');
    expect(chooseDetails(all, 'besideOthers')[0]).toBe('general');
    expect(chooseDetails(all, 'alone').length).toBeLessThanOrEqual(2);
    expect(nearDetails(all)).toContain('loudness');
  });

  test('what stands around a question tells which detail is meant', () => {
    const story = 'My neighbor has complained to the town about my heat pump. What happens now?';
    const placeIn = (message: string) =>
      likely('noise', 'What happens now?', 'en', message).findIndex(({ particular }) => particular === 'complaint');
    expect(placeIn(story)).toBeLessThan(placeIn('What happens now?'));
    expect(placeIn(story)).toBeLessThan(2);
  });

  test('the topic itself is always among what may be told', () => {
    for (const topic of ['noise', 'payback', 'aboutUs'] as const)
      expect(likely(topic, 'x', 'de').map(({ particular }) => particular)).toContain('general');
  });
});
