import type { OpenQuestion } from '#domain/chat/questions.ts';
import type { ChatTags, ConcernTag, InterestTag, KnowledgeGap } from '#domain/chat/tags.ts';

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
