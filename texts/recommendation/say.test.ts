import { describe, expect, test } from 'vitest';
import type { languages } from '#domain/place.ts';
import { potentialsOf, quickResult } from '#domain/questionnaire/packages.ts';
import { type AdvisedHome, recommendationOf } from '#domain/questionnaire/recommendation.ts';
import { homeTexts } from '#texts/home/all.ts';
import { recommendationTexts } from '#texts/recommendation/all.ts';
import { ratingReason, recommendationSentence } from '#texts/recommendation/say.ts';

const northern = { roofType: 'sloped_north', currentHeatingSystem: 'oil', hasEV: 'planning' } as const;

function say(language: (typeof languages)[number], home: AdvisedHome) {
  const potentials = potentialsOf(quickResult(home, 'EUR'));
  const texts = recommendationTexts[language];
  return {
    sentence: recommendationSentence(recommendationOf(potentials, home), home, texts),
    solar: ratingReason('solar', potentials.solar, home, texts, homeTexts[language]),
  };
}

describe.each([
  [
    'de',
    'Zuerst die Wärmepumpe: Sie heizen mit Öl, und das braucht eine Wärmepumpe nicht.',
    'Ein Schrägdach nach Norden bekommt am wenigsten Sonne. Deshalb empfehlen wir das Solarpaket nicht.',
  ],
  [
    'en',
    'Heat pump first: you heat with oil, which a heat pump does without.',
    'A sloped roof facing north gets the least sun. That is why we do not recommend the Solar Package.',
  ],
  [
    'fr',
    'D’abord la pompe à chaleur\u00a0: vous chauffez au mazout, dont elle se passe.',
    'Un toit en pente au nord reçoit le moins de soleil. C’est pourquoi nous ne recommandons pas «\u00a0Formule solaire\u00a0».',
  ],
] as const)('in %s', (language, sentence, solar) => {
  test('it leads with one sentence, and a low rating says what follows from it', () => {
    expect(say(language, northern)).toEqual({ sentence, solar });
  });

  test('without a recommendation it says why', () => {
    const { without } = recommendationTexts[language];
    expect(say(language, {}).sentence).toBe(without.unknown);
    const renter = { ...northern, hasEV: 'no', ownsHome: false } as const;
    expect(say(language, renter).sentence).toBe(without.landlord);
    expect(say(language, { ...northern, currentHeatingSystem: 'heat_pump', hasEV: 'no' }).sentence).toBe(
      without.nothing,
    );
  });

  test('what a detailed estimate has found stands in place of the answer', () => {
    const { notWorthIt, calculated } = recommendationTexts[language];
    const verdict: AdvisedHome['verdict'] = {
      potentials: { solar: 'high', heatPump: 'low' },
      notWorthIt: [{ solution: 'heatPump', reason: 'dearer-than-heating' }],
    };
    const reason = (solution: 'solar' | 'heatPump', rated: 'high' | 'low') =>
      ratingReason(solution, rated, { ...northern, verdict }, recommendationTexts[language], homeTexts[language]);
    expect(reason('solar', 'high').toLowerCase()).toBe(calculated.toLowerCase());
    expect(reason('heatPump', 'low').toLowerCase()).toContain(notWorthIt['dearer-than-heating'].toLowerCase());
  });

  test('what shade means stands behind the reason of a roof, or in heavy shade in its place', () => {
    const { shade, why } = recommendationTexts[language];
    const southern = { ...northern, roofType: 'sloped_south' } as const;
    const reason = (roofShading: 'none' | 'some' | 'heavy') =>
      say(language, { ...southern, roofShading }).solar.toLowerCase();
    expect(reason('none')).toBe(why.solar.sloped_south.toLowerCase());
    expect(reason('some')).toBe(`${why.solar.sloped_south} ${shade.some}`.toLowerCase());
    expect(reason('heavy')).toContain(shade.heavy.toLowerCase());
    expect(reason('heavy')).toContain(homeTexts[language].package.solar.toLowerCase());
    expect(reason('heavy')).not.toContain(why.solar.sloped_south.toLowerCase());
  });

  test('what is not known is said to be open', () => {
    expect(say(language, { hasEV: 'no' }).solar).toBe(recommendationTexts[language].unknown.solar);
  });
});
