import * as z from 'zod/mini';

/** What matters to a visitor. Source: assessment-flows, section 3. */
const interestTags = ['cost-savings', 'environmental-impact', 'technology', 'reliability'] as const;
export type InterestTag = (typeof interestTags)[number];

/** What worries a visitor. Source: assessment-flows, section 3. */
const concernTags = ['installation-disruption', 'performance-reliability'] as const;
export type ConcernTag = (typeof concernTags)[number];

/** What a visitor asks about, or says not to know. */
const knowledgeGaps = ['costs', 'subsidies', 'technology', 'process', 'noise', 'tenancy', 'time'] as const;
export type KnowledgeGap = (typeof knowledgeGaps)[number];

export const chatTagsSchema = z.strictObject({
  interests: z.readonly(z.array(z.enum(interestTags))),
  concerns: z.readonly(z.array(z.enum(concernTags))),
  gaps: z.readonly(z.array(z.enum(knowledgeGaps))),
});
export type ChatTags = z.infer<typeof chatTagsSchema>;

const distinct = <Tag>(tags: readonly Tag[]) => [...new Set(tags)];

/** Each tag of these once. */
export function joinTags(all: readonly ChatTags[]): ChatTags {
  return {
    interests: distinct(all.flatMap(({ interests }) => interests)),
    concerns: distinct(all.flatMap(({ concerns }) => concerns)),
    gaps: distinct(all.flatMap(({ gaps }) => gaps)),
  };
}

export const isBare = (tags: ChatTags) => Object.values(tags).every((it) => it.length === 0);
