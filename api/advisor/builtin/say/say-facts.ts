import { pick } from '#api/advisor/builtin/say/pick.ts';
import { formatMoney, formatNames, formatNumber, type Locale } from '#domain/format.ts';
import type { HomeProfile } from '#domain/home/home-profile.ts';
import { squareFeet } from '#domain/home/units.ts';
import { marketAreaUnit } from '#domain/place.ts';
import { adviserTexts } from '#texts/adviser/all.ts';
import { homeTexts } from '#texts/home/all.ts';

/** What is known, or has just been learned, of a home. */
export type SaidFacts = HomeProfile & { place?: string };

function writeArea(areaM2: number, locale: Locale): string {
  const { squareMetres, squareFeet: feet } = homeTexts[locale.language];
  return marketAreaUnit(locale.market) === 'sqft'
    ? feet(formatNumber(squareFeet(areaM2), locale))
    : squareMetres(formatNumber(areaM2, locale));
}

/** The facts as parts of one sentence, home first. */
function parts(facts: SaidFacts, locale: Locale): string[] {
  const said = adviserTexts[locale.language].facts;
  const { livingAreaM2, annualEnergyCost, annualUseKwh, panelAmperes } = facts;
  const all = [
    facts.homeType && said.homeType[facts.homeType.value],
    livingAreaM2 && said.area(writeArea(livingAreaM2.value, locale)),
    facts.place && said.place(facts.place),
    facts.ownsHome && facts.ownsHome.source !== 'assumption' && (facts.ownsHome.value ? said.owned : said.rented),
    facts.roofType && said.roofType[facts.roofType.value],
    facts.roofAge && said.roofAge[facts.roofAge.value],
    facts.heatingSystem && said.heatingSystem[facts.heatingSystem.value],
    facts.heatingSystemAge && said.heatingAge[facts.heatingSystemAge.value],
    facts.evOwnership && said.evOwnership[facts.evOwnership.value],
    annualEnergyCost && said.annualCost(formatMoney(annualEnergyCost.value, locale)),
    annualUseKwh && said.annualUse(`${formatNumber(annualUseKwh.value, locale)} kWh`),
    panelAmperes && said.panel(`${formatNumber(panelAmperes.value, locale)} A`),
  ];
  return all.filter((part) => typeof part === 'string');
}

/** Asks whether all facts are right, in one sentence; null when there is nothing to confirm. */
export function confirmFacts(facts: SaidFacts, locale: Locale, times: number): string | null {
  const list = parts(facts, locale);
  if (list.length === 0) return null;
  return pick(adviserTexts[locale.language].confirm, times)(formatNames(list, locale.language));
}

/** Says what a correction changed: the facts as they are now, or that they are open again. */
export function sayCorrection(facts: SaidFacts, locale: Locale, times: number): string {
  const { corrected, withdrawn } = adviserTexts[locale.language];
  const list = parts(facts, locale);
  return list.length === 0 ? withdrawn : pick(corrected, times)(formatNames(list, locale.language));
}

/** Says the facts back in one sentence that asks nothing; null when there is nothing to say. */
export function noteFacts(facts: SaidFacts, locale: Locale, times: number): string | null {
  const list = parts(facts, locale);
  if (list.length === 0) return null;
  return pick(adviserTexts[locale.language].noted, times)(formatNames(list, locale.language));
}
