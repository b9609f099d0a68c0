import { describe, expect, test } from 'vitest';
import { chooseDetail } from '#api/advisor/builtin/details/choose-detail.ts';

describe('what of a topic is asked in particular', () => {
  test.each([
    ['noise', 'de', 'Darf der Nachbar verlangen, dass ich sie nachts abschalte?'],
    ['noise', 'en', 'could my neighbor make me switch it off?'],
    ['noise', 'fr', 'le voisin peut-il me faire éteindre la pompe ?'],
  ] as const)('%s, %s: %s', (topic, language, asked) => {
    expect(chooseDetail(topic, asked, language)).toBe('complaint');
  });

  test('a bare question about the topic is answered by the topic itself', () => {
    expect(chooseDetail('noise', 'What about the noise rules where I live?', 'en')).toBeUndefined();
  });

  test('where that was said, the detail nearest to the question is news', () => {
    const asked = 'What about the noise rules where I live?';
    expect(chooseDetail('noise', asked, 'en', { isNews: true })).toBe('loudness');
  });
});
