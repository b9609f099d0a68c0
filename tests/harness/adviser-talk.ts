import { type ComposedAnswer, composeAnswer } from '#api/advisor/builtin/compose-answer.ts';
import { answerTopic } from '#api/advisor/builtin/say/answer-topic.ts';
import { hearLanguage } from '#api/advisor/hear-language.ts';
import { readTags } from '#api/advisor/read-message.ts';
import type { ChatMessage } from '#domain/chat/message.ts';
import { isAnswered, openQuestions } from '#domain/chat/questions.ts';
import { type ChatTags, joinTags } from '#domain/chat/tags.ts';
import type { Locale } from '#domain/format.ts';
import { type KnownFacts, withFacts } from '#domain/home/facts.ts';
import { details } from '#texts/adviser/details/ids.ts';
import type { TopicId } from '#texts/adviser/topics/ids.ts';

const german: Locale = { language: 'de', market: 'de' };
const now = new Date('2026-11-21');
/** Who asks, where that makes no difference. */
const nobody = { caller: '', partner: null, purse: { reserve: async () => true, spend() {}, settle: async () => {} } };

/** All that the adviser may answer about a topic: to the topic, and to what of it is asked in particular. */
const answersAbout = (topic: TopicId, { language, market }: Locale): string[] =>
  (['general', ...details[topic]] as const).map((it) => answerTopic(topic, [it], { language, market }, now).text);

/** Whether a reply answers about a topic. */
export const isAbout = (topic: TopicId, reply: string, locale: Locale): boolean =>
  answersAbout(topic, locale).some((answer) => reply.includes(answer));

/** A conversation with the adviser; answers each line. */
export class AdviserTalk {
  readonly history: ChatMessage[] = [];
  facts: KnownFacts = {};
  tags: ChatTags = joinTags([]);
  readonly locale: Locale;

  constructor(locale: Locale = german) {
    this.locale = locale;
  }

  turn(message: string) {
    const { history, facts } = this;
    const heard = hearLanguage(message, history, this.locale.language);
    const locale = { ...this.locale, language: heard.language };
    this.tags = joinTags([this.tags, readTags(message, locale.language)]);
    const open = openQuestions.filter((it) => !isAnswered(it, facts));
    const turn = { locale, heard, message, history: [...history], background: '', facts, tags: this.tags, open, now };
    return { ...turn, ...nobody };
  }

  say(message: string): ComposedAnswer & { text: string } {
    const answer = composeAnswer(this.turn(message));
    const text = answer.paragraphs.join('\n\n');
    this.facts = withFacts(this.facts, answer.learnt);
    const id = String(this.history.length);
    this.history.push({ id: `u${id}`, role: 'user', content: message, timestamp: 0 });
    const { asked } = answer;
    this.history.push({ id, role: 'assistant', content: text, timestamp: 0, ...(asked && { asked }) });
    return { ...answer, text };
  }

  sayAll(...messages: string[]) {
    return messages.map((it) => this.say(it)).at(-1);
  }
}
