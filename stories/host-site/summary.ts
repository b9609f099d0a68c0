import type { ReplyOf } from '#domain/contract/endpoint.ts';
import type { readSummary } from '#domain/contract/summary.ts';
import { assessmentFromProfile, profileFromAnswers } from '#domain/home/codecs.ts';
import { milestonesOf } from '#domain/leads/timeline.ts';
import { type Language, marketCurrency, usualMarket } from '#domain/place.ts';
import { potentialsOf, quickResult } from '#domain/questionnaire/packages.ts';
import { everything, oldSystems } from '#stories/questionnaire/answers.ts';

/** The same day from Honolulu to Auckland. */
const createdAt = '2026-11-02T10:00:00.000Z';
const answers = { ...everything, ...oldSystems, annualEnergyBill: '2000_3000' } as const;

/** What is read behind the link of somebody who has asked for partners and confirmed it. */
export function summaryIn(language: Language): ReplyOf<typeof readSummary> {
  const market = usualMarket(language);
  const result = quickResult(answers, marketCurrency(market));
  const [first, ...others] = milestonesOf(new Date(createdAt)).map((it) => ({ ...it, doneAt: null }));
  return {
    ...{ language, confirmed: true, updates: 'wanted', suppressed: false },
    consultations: [
      {
        ...{ id: 'r', kind: 'lead', leadId: 'l', name: 'Ada Example', createdAt, confirmedAt: createdAt },
        ...{ withdrawnAt: null, market, answers, result, potentials: potentialsOf(result), pagePartner: null },
        assessment: assessmentFromProfile(profileFromAnswers(answers, market), answers),
        partners: [
          { id: 'p', name: 'Sunny Roofs', status: 'contacted' },
          { id: 'q', name: 'Bay Colony Energy', status: 'new' },
        ],
        milestones: [...(first ? [{ ...first, doneAt: createdAt }] : []), ...others],
      },
    ],
  };
}
