import type { Advisor } from '#api/advisor/advisor.ts';
import { answerTopic } from '#api/advisor/builtin/say/answer-topic.ts';
import type { ChatFacts } from '#domain/home/facts.ts';
import { AdviserTalk } from '#tests/harness/adviser-talk.ts';
import type { EvaluationCase } from './cases.ts';

/** How one case went. */
export interface Verdict {
  asked: EvaluationCase;
  content: string;
  /** The expected topic or facts are in the answer. */
  isRight: boolean;
  /** A figure was caught, and the answer said again. */
  isRepaired: boolean;
  /** There is no answer of the model: it failed, or was caught twice. */
  problem: string | null;
  firstWordMs: number;
}

/** Share of the long words of a checked text that an answer on it has at least. */
const ON_TOPIC = 0.2;

const longWords = (text: string) => new Set(text.toLowerCase().match(/\p{L}{6,}/gu) ?? []);

function isOnTopic({ topic, market, language }: EvaluationCase, content: string, now: Date): boolean {
  if (!topic) return true;
  const words = longWords(answerTopic(topic, ['general'], { market, language }, now).text);
  const said = longWords(content);
  return [...words].filter((it) => said.has(it)).length >= words.size * ON_TOPIC;
}

/** A size may be off by what rounding to square feet does. */
const isSame = (wanted: unknown, found: unknown) =>
  typeof wanted === 'number' && typeof found === 'number' ? Math.abs(wanted - found) <= 2 : wanted === found;

function hasFacts({ facts = {} }: EvaluationCase, learnt: ChatFacts): boolean {
  const found = learnt as Record<string, unknown>;
  return Object.entries(facts).every(([name, value]) => isSame(value, found[name]));
}

async function evaluateCase(advisor: Advisor, asked: EvaluationCase): Promise<Verdict> {
  const { language, market, message } = asked;
  const turn = new AdviserTalk({ language, market }).turn(message);
  const start = performance.now();
  const verdict = { asked, content: '', isRepaired: false, problem: null, firstWordMs: 0 } as Verdict;
  const learnt: ChatFacts = {};
  try {
    for await (const piece of advisor.answer(turn, new AbortController().signal)) {
      verdict.firstWordMs ||= performance.now() - start;
      if (piece.kind === 'text') verdict.content += piece.text;
      if (piece.kind === 'facts') Object.assign(learnt, piece.facts);
      if (piece.kind === 'anew') Object.assign(verdict, { isRepaired: true, content: '' });
    }
  } catch (error) {
    verdict.problem = (error as Error).name;
  }
  const isRight = verdict.problem === null && isOnTopic(asked, verdict.content, turn.now) && hasFacts(asked, learnt);
  return { ...verdict, isRight };
}

/** One after the other: a vendor counts calls at once. */
export async function evaluate(advisor: Advisor, cases: readonly EvaluationCase[]): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const asked of cases) verdicts.push(await evaluateCase(advisor, asked));
  return verdicts;
}

const share = (part: readonly unknown[], whole: readonly unknown[]) =>
  whole.length === 0 ? 'none' : `${Math.round((100 * part.length) / whole.length)} %`;

/** The shares of one language in a line of a table. */
export function scoreLine(name: string, verdicts: readonly Verdict[]): string {
  const onTopic = verdicts.filter(({ asked }) => asked.topic);
  const onFacts = verdicts.filter(({ asked }) => asked.facts);
  const right = ({ isRight }: Verdict) => isRight;
  const waits = verdicts.map(({ firstWordMs }) => firstWordMs).sort((one, other) => one - other);
  const cells = [
    name,
    share(onTopic.filter(right), onTopic),
    share(onFacts.filter(right), onFacts),
    share(
      verdicts.filter(({ isRepaired }) => isRepaired),
      verdicts,
    ),
    share(
      verdicts.filter(({ problem }) => problem),
      verdicts,
    ),
    `${Math.round(waits[Math.floor(waits.length * 0.95)] ?? 0)} ms`,
  ];
  return `| ${cells.join(' | ')} |`;
}

export const SCORE_HEAD = `| language | topics | facts | said again | no answer | first word, p95 |
| --- | --- | --- | --- | --- | --- |`;
