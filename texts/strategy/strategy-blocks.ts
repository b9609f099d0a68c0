import type { Locale } from '#domain/format.ts';
import { keptIn } from '#domain/kept-words.ts';
import type { AdvisedSetup, Strategy } from '#domain/strategy-check/strategy.ts';
import { factTexts } from '#texts/home/facts/all.ts';
import type { Block, Fact } from '#texts/mail/letter.ts';
import { strategyTexts } from '#texts/strategy/all.ts';
import { type SetupLine, type ToldStrategy, tellStrategy } from '#texts/strategy/tell-strategy.ts';

const setupFact = ({ name, what, detail }: SetupLine): Fact => ({
  label: name,
  value: detail ? `${what}, ${detail}` : what,
});

function setupFacts(told: ToldStrategy, { ownsHome }: Strategy, { language }: Locale): Fact[] {
  const { names, owned, rented } = factTexts[language];
  return [
    { label: names.ownsHome, value: ownsHome ? owned : rented },
    ...told.setup.map(setupFact),
    { label: strategyTexts[language].savingsHeading, value: told.savings },
  ];
}

/** What is recommended, for who installs it. */
export function setupBlock(strategy: Strategy, locale: Locale): Block {
  const { setupHeading: heading, estimated: note } = strategyTexts[locale.language];
  return { kind: 'facts', heading, facts: setupFacts(tellStrategy(strategy, locale), strategy, locale), note };
}

/** What stands above a recommendation, wherever it is told. */
export function strategyHeadline(strategy: AdvisedSetup, locale: Locale): string {
  return strategyTexts[locale.language].headline(tellStrategy(strategy, locale).savings);
}

/** Who can install it, in a letter to who asked; none where nobody is matched. */
export function providerBlocks(matched: Strategy['providers'], { language }: Locale): Block[] {
  const facts = matched.map(({ name, speciality }) => ({ label: name, value: keptIn(speciality, language) }));
  const heading = strategyTexts[language].providersHeading;
  return facts.length > 0 ? [{ kind: 'facts', heading, facts, note: null }] : [];
}

/** What is recommended and why, in a letter to who asked for it. */
export function strategyBlocks(strategy: Strategy, locale: Locale): Block[] {
  const { reasonsHeading, subsidiesHeading, subsidies } = strategyTexts[locale.language];
  const told = tellStrategy(strategy, locale);
  return [
    setupBlock(strategy, locale),
    { kind: 'list', heading: reasonsHeading, items: told.reasons },
    {
      kind: 'list',
      heading: subsidiesHeading,
      items: told.subsidies.length > 0 ? told.subsidies : [subsidies.none],
    },
  ];
}
