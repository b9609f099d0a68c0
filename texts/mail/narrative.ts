import type { Locale } from '#domain/format.ts';
import type { SummaryAssessment } from '#domain/summary/summary-assessment.ts';
import { amountLabel, areaLabel } from '#texts/home/quantity-labels.ts';
import type { HomeTexts } from '#texts/home/texts.ts';
import type { NarrativeTexts } from '#texts/summary-mail/texts.ts';

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
  const { roofType, roofAge, currentHeatingSystem, heatingSystemAge, hasEV, energyGoals } = assessment;
  const { annualEnergyBill, energyBillCovers } = assessment;
  const sentences = [
    homeSentence(assessment, texts, (m2) => areaLabel(m2, home, locale)),
    roofType && `${texts.roof[roofType]}${texts.roofAge[roofAge ?? 'unsure']}.`,
    currentHeatingSystem && `${texts.heating[currentHeatingSystem]}${texts.heatingAge[heatingSystemAge ?? 'unsure']}.`,
    hasEV && texts.evOwnership[hasEV],
    annualEnergyBill === undefined
      ? undefined
      : texts.bill(amountLabel(annualEnergyBill, locale), home.energyBillPart[energyBillCovers ?? 'all']),
    energyGoals && texts.goal[energyGoals],
  ];
  return sentences.filter(Boolean).join(' ');
}
