import type { AdvisorTurn } from '#api/advisor/advisor.ts';
import type { AskedTopic } from '#api/advisor/builtin/say/answer-topic.ts';
import { type AskedMessage, type MessageSum, readSentences } from '#api/advisor/builtin/sums/message/asked-message.ts';
import { fuelCost } from '#api/advisor/builtin/sums/message/fuel-cost.ts';
import { grantInMoney } from '#api/advisor/builtin/sums/message/grant-in-money.ts';
import { batteryOfSize, chargerOfPower } from '#api/advisor/builtin/sums/message/price-of-size.ts';
import { sumOfRoof } from '#api/advisor/builtin/sums/message/roof/sum-of-roof.ts';
import { soldPower } from '#api/advisor/builtin/sums/message/sell-power.ts';
import type { Amounts } from '#api/advisor/builtin/sums/read-amounts.ts';
import { amountWriter } from '#api/advisor/builtin/sums/write-amount.ts';
import type { Locale } from '#domain/format.ts';
import { writeSources } from '#texts/adviser/figures/write-answer.ts';
import { sumTexts } from '#texts/adviser/sums/all.ts';
import type { TopicId } from '#texts/adviser/topics/ids.ts';

const reckoners: readonly ((message: AskedMessage) => MessageSum | undefined)[] = [
  sumOfRoof,
  soldPower,
  batteryOfSize,
  chargerOfPower,
  fuelCost,
  grantInMoney,
];

/** Sums for a message, and what need not be told beside them. */
export interface SaidOfMessage {
  said: readonly string[];
  /** Whether a sentence is answered by one of them. */
  answers: (sentence: string) => boolean;
  covers: (topic: TopicId) => boolean;
  /** What of a topic is left to tell; none where a sum tells all of it, or where it was only guessed. */
  left: (topic: AskedTopic) => AskedTopic | undefined;
}

interface Asking {
  text: string;
  topics: readonly AskedTopic[];
  amounts: Amounts;
  isAsked: boolean;
}

/** What a message comes to, whatever topic it is of, with the sources of each sum. */
export function sayMessageSums(
  { text, topics, amounts, isAsked }: Asking,
  turn: AdvisorTurn,
  locale: Locale,
): SaidOfMessage {
  const { language, market } = locale;
  const message: AskedMessage = {
    sentences: readSentences(text, language),
    ...{ topics, amounts, turn, locale, market },
    texts: sumTexts[language],
    write: amountWriter(locale),
  };
  const sums = isAsked ? reckoners.flatMap((reckon) => reckon(message) ?? []) : [];
  const answers = (sentence: string) => sums.some(({ asked }) => asked.some((it) => it.text === sentence));
  return {
    said: sums.map(({ text: told, figures }) =>
      [told, writeSources(figures, locale, turn.now)].filter(Boolean).join('\n'),
    ),
    answers,
    covers: (topic) => sums.some(({ covers }) => covers.includes(topic)),
    left(it) {
      const isAnothers = sums.some(
        (sum) => sum.isWhole && sum.asked.some(({ text: by }) => by === it.text) && !sum.covers.includes(it.topic),
      );
      if (isAnothers || (it.isGuess && answers(it.text))) return undefined;
      const told = it.told.filter((one) => !sums.some(({ tells }) => tells?.[it.topic]?.includes(one)));
      return told.length > 0 ? { ...it, told } : undefined;
    },
  };
}
