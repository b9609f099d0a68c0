import * as z from 'zod/mini';
import { isTenant } from '#api/advisor/builtin/applies.ts';
import { answerTopic } from '#api/advisor/builtin/say/say-topic.ts';
import { defineTool } from '#api/advisor/openai/tools/tool.ts';
import { topicGroups } from '#texts/adviser/topics/ids.ts';

const topicIds = Object.values(topicGroups).flat();

/** The texts that people have checked, with the source and date of each figure. */
export const answerFromTexts = defineTool({
  name: 'answer_topic',
  description:
    'The checked answer to a question about energy, costs, subsidies, law, the installers or our service, for the country of the conversation.',
  input: z.strictObject({ topic: z.enum(topicIds) }),
  answer({ topic }, { turn, market }) {
    const { text, sources } = answerTopic(
      topic,
      { market, language: turn.locale.language, rents: isTenant(turn.facts) },
      turn.now,
    );
    return { text, sources: sources === null ? [] : [sources] };
  },
});
