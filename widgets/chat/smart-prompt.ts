import type { ChatLine } from '#widgets/chat/line.ts';

/**
 * How the conversation stands, as background for an adviser that reads text: the conversation context of assessment-flows,
 * section 3. Of what was said before alone, so that a repeat says the same.
 */
export function smartPrompt(said: readonly Pick<ChatLine, 'asked' | 'tags'>[]): string {
  const askedQuestions = [...new Set(said.flatMap(({ asked }) => asked ?? []))];
  const { interests, concerns, gaps } = said.findLast(({ tags }) => tags)?.tags ?? {};
  const context = { askedQuestions, userInterests: interests, topConcerns: concerns, knowledgeGaps: gaps };
  return JSON.stringify({ ...context, questionIndex: askedQuestions.length });
}
