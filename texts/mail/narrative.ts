import { formatMoney, formatNumber, type Locale } from '#domain/format.ts';
import { squareFeet } from '#domain/home/units.ts';
import { wholeMoney } from '#domain/money.ts';
import { marketAreaUnit, marketCurrency } from '#domain/place.ts';
import type { SummaryAssessment } from '#domain/summary/summary-assessment.ts';
import type { HomeTexts } from '#texts/home/texts.ts';
import type { NarrativeTexts } from '#texts/summary-mail/texts.ts';

export function areaOf(areaM2: number, home: HomeTexts, locale: Locale): string {
  return marketAreaUnit(locale.market) === 'sqft'
    ? home.squareFeet(formatNumber(squareFeet(areaM2), locale))
    : home.squareMetres(formatNumber(areaM2, locale));
}

function homeSentence({ homeType, homeSize }: SummaryAssessment, texts: NarrativeTexts, area: (m2: number) => string) {
  if (!homeType) return homeSize === undefined ? undefined : `${texts.areaOnly(area(homeSize))}.`;
  return `${texts.livesIn[homeType]}${homeSize === undefined ? '' : texts.withArea(area(homeSize))}.`;
}

/** The home in sentences, in the market's units. Only what is known is told, and nothing a person typed. */
export function narrative(
  assessment: SummaryAssessment,
  texts: NarrativeTexts,
  home: HomeTexts,
  locale: Locale,
): string {
  const { roofType, roofAge, currentHeatingSystem, heatingSystemAge, hasEV, annualEnergyBill, energyGoals } =
    assessment;
  const money = (amount: number) => formatMoney(wholeMoney(amount, marketCurrency(locale.market)), locale);
  const sentences = [
    homeSentence(assessment, texts, (m2) => areaOf(m2, home, locale)),
    roofType && `${texts.roof[roofType]}${texts.roofAge[roofAge ?? 'unsure']}.`,
    currentHeatingSystem && `${texts.heating[currentHeatingSystem]}${texts.heatingAge[heatingSystemAge ?? 'unsure']}.`,
    hasEV && texts.evOwnership[hasEV],
    annualEnergyBill === undefined ? undefined : texts.bill(money(annualEnergyBill)),
    energyGoals && texts.goal[energyGoals],
  ];
  return sentences.filter(Boolean).join(' ');
}
