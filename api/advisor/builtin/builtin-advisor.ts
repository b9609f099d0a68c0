import type { Advisor, AdvisorPiece } from '#api/advisor/advisor.ts';
import { composeAnswer } from '#api/advisor/builtin/compose-answer.ts';
import { inTurn } from '#api/advisor/in-turn.ts';

/** The adviser that needs no key: reads by rules, answers from the topics, asks the open questions. Same words in, same words out. */
export const builtinAdvisor: Advisor = {
  kind: 'automatic',
  async *answer(turn, signal): AsyncGenerator<AdvisorPiece> {
    const { learnt, paragraphs, asked, suggestions, intent } = await inTurn(() => composeAnswer(turn));
    if (Object.keys(learnt).length > 0) yield { kind: 'facts', facts: learnt };
    if (signal.aborted) return;
    yield { kind: 'text', text: paragraphs.join('\n\n') };
    if (intent) yield { kind: 'intent', intent };
    if (asked) yield { kind: 'asked', question: asked };
    if (suggestions.length > 0) yield { kind: 'suggested', questions: suggestions };
  },
};
