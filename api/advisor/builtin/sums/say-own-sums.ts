import type { AdvisorTurn } from '#api/advisor/advisor.ts';
import { sentencesOf } from '#api/advisor/builtin/questions/sentences.ts';
import { sayCarried } from '#api/advisor/builtin/sums/carried/say-carried.ts';
import { lossOfCharging } from '#api/advisor/builtin/sums/charging-sums.ts';
import { partBetween } from '#api/advisor/builtin/sums/plain/is-asked.ts';
import { isMoney, readLine } from '#api/advisor/builtin/sums/plain/read-line.ts';
import { type PlainSum, plainSum, sayPlain } from '#api/advisor/builtin/sums/plain/say-plain.ts';
import { termWriter } from '#api/advisor/builtin/sums/plain/write-terms.ts';
import { sayTariffs } from '#api/advisor/builtin/sums/tariffs/say-tariffs.ts';
import { amountWriter } from '#api/advisor/builtin/sums/write-amount.ts';
import { concepts } from '#api/advisor/builtin/topics/concepts/concepts.ts';
import { spokenIn } from '#api/advisor/builtin/topics/concepts/hear-concepts.ts';
import type { Locale } from '#domain/format.ts';
import { writeSources } from '#texts/adviser/figures/write-answer.ts';
import { sumTexts } from '#texts/adviser/sums/all.ts';

/** What a message asks to be calculated, and what of it that leaves to be answered. */
export interface OwnSums {
  said: string[];
  /** What they come to. */
  results: string[];
  /** Sentences that ask nothing else. */
  answered: ReadonlySet<string>;
  /** The message without these sums. */
  rest: string;
}

const charge = concepts.indexOf('charge');

/** Words beside a sum that say nothing else of what is asked: "a full tank at home". */
const MOST_UNKNOWN = 2;

function asksNothingElse({ line, chain }: PlainSum): boolean {
  const before = partBetween(line, 0, chain.at);
  const after = partBetween(line, chain.end, line.tokens.length);
  return before.unknown + after.unknown <= MOST_UNKNOWN;
}

/** What a sum may be made of: the message, and what is known and was said before it. */
type SumTurn = Pick<AdvisorTurn, 'message' | 'history' | 'facts' | 'now'>;

/** "60 kWh at 30 cents" of a car: what charging loses is told beside it, with its source. */
function chargingBeside(sentence: string, { reckoned }: PlainSum, now: Date, locale: Locale): string {
  const { first, steps, result } = reckoned;
  const isPriced = first.unit === 'kwh' && steps.length === 1 && steps[0]?.operator === 'times' && isMoney(result.unit);
  if (!isPriced || !spokenIn(sentence, locale.language).has(charge)) return '';
  const { text, figures } = lossOfCharging(first.value, [result.value, result.value], {
    texts: sumTexts[locale.language],
    write: amountWriter(locale),
  });
  return ` ${text}\n${writeSources(figures, locale, now)}`;
}

/** A sum of tariffs takes all figures of its message. */
function ofTariffs(
  { said, asking }: { said: string; asking: string[] },
  message: string,
  { language }: Locale,
): OwnSums {
  const others = sentencesOf(message, language).filter((it) => readLine(it, language).amounts.length === 0);
  return { said: [said], results: [], answered: new Set(asking), rest: others.join(' ') };
}

/** The sums of a visitor's own in a message. */
export function sayOwnSums(turn: SumTurn, locale: Locale): OwnSums {
  const { message } = turn;
  const tariffs = sayTariffs(message, locale);
  if (tariffs) return ofTariffs(tariffs, message, locale);
  const before: string[] = [];
  const said: string[] = [];
  const results: string[] = [];
  const answered = new Set<string>();
  const rest: string[] = [];
  for (const sentence of sentencesOf(message, locale.language)) {
    const sum = plainSum(sentence, locale);
    const carried = sum ? undefined : sayCarried(sentence, before, turn, locale);
    before.push(sentence);
    if (carried) {
      said.push(carried);
      answered.add(sentence);
    } else if (!sum) rest.push(sentence);
    else {
      said.push(`${sayPlain(sum, locale)}${chargingBeside(sentence, sum, turn.now, locale)}`);
      results.push(termWriter(locale).result(sum.reckoned.result));
      if (asksNothingElse(sum)) answered.add(sentence);
    }
  }
  return { said: [...new Set(said)], results, answered, rest: said.length > 0 ? rest.join(' ') : message };
}
