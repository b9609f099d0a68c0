import * as z from 'zod/mini';
import { isTenant } from '#api/advisor/builtin/applies.ts';
import { chooseDetails } from '#api/advisor/builtin/details/choose-detail.ts';
import { safelyLikely } from '#api/advisor/builtin/details/safely-likely.ts';
import { answerTopic } from '#api/advisor/builtin/say/answer-topic.ts';
import { defineTool } from '#api/advisor/openai/tools/tool.ts';
import { readablePart } from '#api/advisor/readable-part.ts';
import { topicGroups } from '#texts/adviser/topics/ids.ts';

const topicIds = Object.values(topicGroups).flat();

/** The texts that people have checked, with the source and date of each figure; what was asked in particular first. */
export const answerFromTexts = defineTool({
  name: 'answer_topic',
  description:
    'The checked answer to a question about energy, costs, subsidies, law, the installers or our service, for the country of the conversation.',
  input: z.strictObject({ topic: z.enum(topicIds) }),
  answer({ topic }, { turn, market }) {
    const { language } = turn.locale;
    const listener = { market, language, rents: isTenant(turn.facts) };
    const message = readablePart(turn.message);
    const likely = safelyLikely(message, { ...turn, message })(topic);
    const general = likely.flatMap(({ particular }) => (particular === 'general' ? [particular] : []));
    const told = [...new Set([...chooseDetails(likely, 'alone'), ...general])].map((it) =>
      answerTopic(topic, [it], listener, turn.now),
    );
    return {
      text: told.map(({ text }) => text).join('\n'),
      sources: told.map(({ sources }) => sources).filter((it) => it !== null),
    };
  },
});
