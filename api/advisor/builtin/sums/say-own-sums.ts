import type { AdvisorTurn } from '#api/advisor/advisor.ts';
import { sentencesOf } from '#api/advisor/builtin/questions/sentences.ts';
import { sayCarried } from '#api/advisor/builtin/sums/carried/say-carried.ts';
import { partBetween } from '#api/advisor/builtin/sums/plain/is-asked.ts';
import { type PlainSum, plainSum, sayPlain } from '#api/advisor/builtin/sums/plain/say-plain.ts';
import { termWriter } from '#api/advisor/builtin/sums/plain/write-terms.ts';
import type { Locale } from '#domain/format.ts';

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

/** Words beside a sum that say nothing else of what is asked: "a full tank at home". */
const MOST_UNKNOWN = 2;

function asksNothingElse({ line, chain }: PlainSum): boolean {
  const before = partBetween(line, 0, chain.at);
  const after = partBetween(line, chain.end, line.tokens.length);
  return before.unknown + after.unknown <= MOST_UNKNOWN;
}

/** What a sum may be made of: the message, and what is known and was said before it. */
type SumTurn = Pick<AdvisorTurn, 'message' | 'history' | 'facts'>;

/** The sums of a visitor's own in a message. */
export function sayOwnSums(turn: SumTurn, locale: Locale): OwnSums {
  const { message } = turn;
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
      said.push(sayPlain(sum, locale));
      results.push(termWriter(locale).result(sum.reckoned.result));
      if (asksNothingElse(sum)) answered.add(sentence);
    }
  }
  return { said: [...new Set(said)], results, answered, rest: said.length > 0 ? rest.join(' ') : message };
}
