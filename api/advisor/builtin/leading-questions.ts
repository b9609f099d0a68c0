import type { AdvisorTurn } from '#api/advisor/advisor.ts';
import { isQuestion } from '#api/advisor/builtin/questions/is-question.ts';
import { type Concept, concepts } from '#api/advisor/builtin/topics/concepts/concepts.ts';
import { spokenIn } from '#api/advisor/builtin/topics/concepts/hear-concepts.ts';
import type { OpenQuestion } from '#domain/chat/questions.ts';
import type { ChatTags, ConcernTag, InterestTag, KnowledgeGap } from '#domain/chat/tags.ts';
import { type Solution, solutions } from '#domain/home/enumerations.ts';

/** What has to be known to speak of what somebody cares for, worries about or asks. */
const leads: {
  interests: Partial<Record<InterestTag, OpenQuestion>>;
  concerns: Partial<Record<ConcernTag, OpenQuestion>>;
  gaps: Partial<Record<KnowledgeGap, OpenQuestion>>;
} = {
  gaps: { subsidies: 'place', tenancy: 'ownership', costs: 'energyBill' },
  concerns: { 'performance-reliability': 'heatingAge', 'installation-disruption': 'currentHeatingSystem' },
  interests: {
    'cost-savings': 'energyBill',
    'environmental-impact': 'currentHeatingSystem',
    technology: 'roofType',
    reliability: 'roofType',
  },
};

/** The open questions, those that lead to what this person cares for first. */
export function leadingFirst(open: readonly OpenQuestion[], { interests, concerns, gaps }: ChatTags): OpenQuestion[] {
  const wanted = [
    ...gaps.map((it) => leads.gaps[it]),
    ...concerns.map((it) => leads.concerns[it]),
    ...interests.map((it) => leads.interests[it]),
  ];
  const first = [...new Set(wanted)].filter((it) => it !== undefined && open.includes(it)) as OpenQuestion[];
  return [...first, ...open.filter((it) => !first.includes(it))];
}

/** What a solution is spoken of with, and what need not be known of a home to speak of it. */
const beside: Record<Solution, { named: readonly Concept[]; later: readonly OpenQuestion[] }> = {
  solar: { named: ['solar', 'battery', 'balcony'], later: ['currentHeatingSystem', 'heatingAge', 'hasEV'] },
  heatPump: { named: ['heatPump', 'radiator', 'oilGas', 'otherHeat'], later: ['roofType', 'hasEV'] },
  evCharging: {
    named: ['charger', 'car', 'charge', 'socket'],
    later: ['roofType', 'homeSize', 'currentHeatingSystem', 'heatingAge'],
  },
};
const numbered = solutions.map((it) => ({
  later: beside[it].later,
  named: beside[it].named.map((name) => concepts.indexOf(name)),
}));

/** Messages of the visitor before this one that tell what the talk is about. */
const LATELY = 2;

/** The questions that have to do with the one solution that somebody asks about come before the others. */
export function fittingFirst(
  open: readonly OpenQuestion[],
  { history, message, locale: { language } }: Pick<AdvisorTurn, 'history' | 'message' | 'locale'>,
): OpenQuestion[] {
  const earlier = history.filter(({ role }) => role === 'user').slice(-LATELY);
  const asking = [...earlier.map(({ content }) => content), message].filter((it) => isQuestion(it, language));
  const spoken = spokenIn(asking.join('\n'), language);
  const meant = numbered.filter(({ named }) => named.some((it) => spoken.has(it)));
  const [only, ...others] = meant;
  if (!only || others.length > 0) return [...open];
  return [...open.filter((it) => !only.later.includes(it)), ...open.filter((it) => only.later.includes(it))];
}
