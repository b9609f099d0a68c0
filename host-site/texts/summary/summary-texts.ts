import { useNavigation } from '#host-site/routing/navigation.tsx';
import type { SummaryTexts } from '#host-site/texts/summary/texts.ts';
import { textLoader } from '#host-site/texts/text-loader.ts';
import type { CostTexts } from '#texts/costs/texts.ts';
import type { AnswerNames, ToldTexts } from '#texts/home/facts/texts.ts';
import type { MilestoneTexts } from '#texts/milestones/texts.ts';
import type { RecommendationTexts } from '#texts/recommendation/texts.ts';
import type { SummaryMailTexts } from '#texts/summary-mail/texts.ts';

export interface SummaryPageTexts {
  summary: SummaryTexts;
  answerNames: AnswerNames;
  told: ToldTexts;
  costs: CostTexts;
  milestones: MilestoneTexts;
  recommendation: RecommendationTexts;
  /** The full mail says the same. */
  mail: SummaryMailTexts;
}

const useLoaded = textLoader<SummaryPageTexts>({
  de: async () => ({
    summary: (await import('#host-site/texts/summary/de.ts')).de,
    answerNames: (await import('#texts/home/facts/de.ts')).answerNames,
    told: (await import('#texts/home/facts/de.ts')).told,
    costs: (await import('#texts/costs/de.ts')).de,
    milestones: (await import('#texts/milestones/de.ts')).de,
    recommendation: (await import('#texts/recommendation/de.ts')).de,
    mail: (await import('#texts/summary-mail/de.ts')).de,
  }),
  en: async () => ({
    summary: (await import('#host-site/texts/summary/en.ts')).en,
    answerNames: (await import('#texts/home/facts/en.ts')).answerNames,
    told: (await import('#texts/home/facts/en.ts')).told,
    costs: (await import('#texts/costs/en.ts')).en,
    milestones: (await import('#texts/milestones/en.ts')).en,
    recommendation: (await import('#texts/recommendation/en.ts')).en,
    mail: (await import('#texts/summary-mail/en.ts')).en,
  }),
  fr: async () => ({
    summary: (await import('#host-site/texts/summary/fr.ts')).fr,
    answerNames: (await import('#texts/home/facts/fr.ts')).answerNames,
    told: (await import('#texts/home/facts/fr.ts')).told,
    costs: (await import('#texts/costs/fr.ts')).fr,
    milestones: (await import('#texts/milestones/fr.ts')).fr,
    recommendation: (await import('#texts/recommendation/fr.ts')).fr,
    mail: (await import('#texts/summary-mail/fr.ts')).fr,
  }),
});

/** The texts of the summary page in the language of its address; suspends until they are there. */
export function useSummaryTexts(): SummaryPageTexts {
  return useLoaded(useNavigation().address.language);
}
