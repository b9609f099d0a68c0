import type { Language, Market } from '#domain/place.ts';
import { usualMarket } from '#domain/place.ts';
import { adviserQuestions } from '#tests/adviser-questions/all.ts';
import type { ChatFacts } from '#tests/chat-corpus/chat-case.ts';
import { trainingCases } from '#tests/chat-corpus/training-cases.ts';
import type { TopicId } from '#texts/adviser/topics/ids.ts';

/** A question with the topic that answers it, or a message with the facts it teaches. */
export interface EvaluationCase {
  language: Language;
  market: Market;
  message: string;
  topic?: TopicId;
  facts?: Partial<ChatFacts>;
}

const QUESTIONS = 70;
const MESSAGES = 30;

/** So many of these, at equal distances. */
function spread<Entry>(all: readonly Entry[], count: number): Entry[] {
  return Array.from({ length: count }, (_, at) => all[Math.floor((at * all.length) / count)] as Entry);
}

function questionsIn(language: Language): EvaluationCase[] {
  const market = usualMarket(language);
  const all = Object.entries(adviserQuestions[language].topics) as [TopicId, readonly [string, string]][];
  return spread(all, QUESTIONS).map(([topic, [message]]) => ({ language, market, message, topic }));
}

function messagesIn(language: Language): EvaluationCase[] {
  const telling = trainingCases[language].filter(({ asked, facts }) => !asked && Object.keys(facts).length > 1);
  return spread(telling, MESSAGES).map(({ text: message, market, facts }) => ({ language, market, message, facts }));
}

/** A hundred for each language, none of them held out from what the built-in adviser learnt. */
export function evaluationCases(language: Language): EvaluationCase[] {
  return [...questionsIn(language), ...messagesIn(language)];
}
