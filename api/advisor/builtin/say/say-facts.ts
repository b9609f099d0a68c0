import { pick } from '#api/advisor/builtin/say/pick.ts';
import { formatMoney, formatNames, formatNumber, type Locale } from '#domain/format.ts';
import { solarDetailsOf } from '#domain/home/codecs.ts';
import { energyCostPart, type HomeProfile } from '#domain/home/home-profile.ts';
import { adviserTexts } from '#texts/adviser/all.ts';
import type { AdviserTexts } from '#texts/adviser/texts.ts';
import { homeTexts } from '#texts/home/all.ts';
import { solarLabel } from '#texts/home/answer-labels.ts';
import { toldTexts } from '#texts/home/facts/all.ts';
import { areaLabel } from '#texts/home/quantity-labels.ts';

/** What has an age or lies in shade, with it where it is known. */
function described(thing: string | undefined, ...details: readonly (string | undefined)[]): string | undefined {
  const known = details.filter(Boolean);
  return thing && known.length > 0 ? `${thing} (${known.join(', ')})` : thing;
}

/** The roof with what is known of it. */
function roofOf({ roofType, roofAge, roofShading }: HomeProfile, said: AdviserTexts['facts']): string | undefined {
  const shading = roofShading && said.shading[roofShading.value];
  if (roofType) return described(said.roofType[roofType.value], roofAge && said.age[roofAge.value], shading);
  return roofAge ? described(said.roofAge[roofAge.value], shading) : shading && said.shadedRoof(shading);
}

/** A condo says that it is owned, and an apartment that it is rented. */
function ownership({ homeType, ownsHome }: HomeProfile, { owned, rented }: AdviserTexts['facts']) {
  if (!ownsHome || ownsHome.source === 'assumption') return undefined;
  const isSaid = homeType?.value === (ownsHome.value ? 'condo' : 'apartment');
  return isSaid ? undefined : ownsHome.value ? owned : rented;
}

/** The home, with its place where that is known. */
function placed({ homeType, place }: HomeProfile, said: AdviserTexts['facts']): string | undefined {
  const home = homeType && said.homeType[homeType.value];
  return place ? said.place(home ?? said.home, place.value) : home;
}

/** The facts as parts of one sentence, home first. */
function parts(facts: HomeProfile, locale: Locale): string[] {
  const said = adviserTexts[locale.language].facts;
  const { livingAreaM2, annualEnergyCost, annualUseKwh, panelAmperes } = facts;
  const heating = facts.heatingSystem && said.heatingSystem[facts.heatingSystem.value];
  const heatingAge = facts.heatingSystemAge?.value;
  const solar = solarDetailsOf(facts);
  const all = [
    placed(facts, said),
    livingAreaM2 && said.area(areaLabel(livingAreaM2.value, homeTexts[locale.language], locale)),
    ownership(facts, said),
    roofOf(facts, said),
    described(heating, heatingAge && said.age[heatingAge]),
    !heating && heatingAge && said.heatingAge[heatingAge],
    facts.evOwnership && said.evOwnership[facts.evOwnership.value],
    annualEnergyCost && said.annualCost[energyCostPart(facts) ?? 'all'](formatMoney(annualEnergyCost.value, locale)),
    annualUseKwh && said.annualUse(`${formatNumber(annualUseKwh.value, locale)} kWh`),
    panelAmperes && said.panel(`${formatNumber(panelAmperes.value, locale)} A`),
    solar && said.solar(solarLabel(solar, toldTexts[locale.language], locale)),
  ];
  return all.filter((part) => typeof part === 'string');
}

/** Asks whether all facts are right, in one sentence; null when there is nothing to confirm. */
export function confirmFacts(facts: HomeProfile, locale: Locale, times: number): string | null {
  const list = parts(facts, locale);
  if (list.length === 0) return null;
  return pick(adviserTexts[locale.language].confirm, times)(formatNames(list, locale.language));
}

/** Says what a correction changed: the facts as they are now, or that they are open again. */
export function sayCorrection(facts: HomeProfile, locale: Locale, times: number): string {
  const { corrected, withdrawn } = adviserTexts[locale.language];
  const list = parts(facts, locale);
  return list.length === 0 ? withdrawn : pick(corrected, times)(formatNames(list, locale.language));
}

/** Tells all facts; null when there are none. */
export function tellFacts(facts: HomeProfile, locale: Locale): string | null {
  const list = parts(facts, locale);
  return list.length === 0 ? null : adviserTexts[locale.language].soFar(formatNames(list, locale.language));
}

/** Says the facts back in one sentence that asks nothing; null when there is nothing to say. */
export function noteFacts(facts: HomeProfile, locale: Locale, times: number): string | null {
  const list = parts(facts, locale);
  if (list.length === 0) return null;
  return pick(adviserTexts[locale.language].noted, times)(formatNames(list, locale.language));
}
