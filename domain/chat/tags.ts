/** What matters to a visitor. Source: assessment-flows, section 3. */
export const interestTags = ['cost-savings', 'environmental-impact', 'technology', 'reliability'] as const;
export type InterestTag = (typeof interestTags)[number];

/** What worries a visitor. Source: assessment-flows, section 3. */
export const concernTags = ['installation-disruption', 'performance-reliability'] as const;
export type ConcernTag = (typeof concernTags)[number];

/** What a visitor asks about, or says not to know. */
export const knowledgeGaps = ['costs', 'subsidies', 'technology', 'process', 'noise', 'tenancy', 'time'] as const;
export type KnowledgeGap = (typeof knowledgeGaps)[number];

export interface ChatTags {
  interests: readonly InterestTag[];
  concerns: readonly ConcernTag[];
  gaps: readonly KnowledgeGap[];
}
