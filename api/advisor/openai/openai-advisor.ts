import type { Advisor, AdvisorPiece, AskedTurn } from '#api/advisor/advisor.ts';
import { timesAsked } from '#api/advisor/builtin/asked-before.ts';
import { intentOfRemark } from '#api/advisor/builtin/choose-remark.ts';
import { courseOfAnswer } from '#api/advisor/builtin/course-of-answer.ts';
import { hearMarket } from '#api/advisor/builtin/hear-market.ts';
import { type ReadTurn, readTurn } from '#api/advisor/builtin/read-turn.ts';
import { askQuestion } from '#api/advisor/builtin/say/ask-question.ts';
import { inTurn } from '#api/advisor/in-turn.ts';
import type { Desk, Estimating } from '#api/advisor/openai/desk.ts';
import { factsOn, localeOn } from '#api/advisor/openai/desk.ts';
import { Caught } from '#api/advisor/openai/guard/guard.ts';
import { type ModelSettings, openTalk, type Talk } from '#api/advisor/openai/talk.ts';
import { readablePart } from '#api/advisor/readable-part.ts';
import { Untrue } from '#api/advisor/with-stand-in.ts';

/** After so long a call is given up, whatever it does. */
const CALL_MS = 60_000;

/** What our own code hears in a message, whoever answers it. */
async function hear(turn: AskedTurn, estimate: Estimating): Promise<{ read: ReadTurn; desk: Desk }> {
  const short = { ...turn, message: readablePart(turn.message) };
  return inTurn(() => {
    const read = readTurn(short);
    const { market } = hearMarket(short.message, turn.history, turn.locale);
    return { read, desk: { turn, market, estimate, learnt: { ...read.learnt } } };
  });
}

/** What stands at the end of an answer and is never the model's: where its figures come from, and the next question. */
function* close({ read, desk, talk }: { read: ReadTurn; desk: Desk; talk: Talk }): Generator<AdvisorPiece> {
  const { turn, learnt } = desk;
  const sources = talk.sources();
  const { asked } = courseOfAnswer(
    turn,
    { ...read, learnt, facts: factsOn(desk) },
    { leavesTheWord: false, same: undefined },
  );
  const question = asked && askQuestion(asked, localeOn(desk), timesAsked(turn.history, asked));
  const rest = [...sources, question].filter((it) => it !== undefined);
  if (Object.keys(learnt).length > 0) yield { kind: 'facts', facts: learnt };
  if (rest.length > 0) yield { kind: 'text', text: `\n\n${rest.join('\n\n')}` };
  const intent = read.talk.map((it) => intentOfRemark[it]).find((it) => it !== undefined);
  if (intent) yield { kind: 'intent', intent };
  if (asked) yield { kind: 'asked', question: asked };
}

/** The answer; once it is asked for again where it was caught, and then given up. */
async function* speak(talk: Talk, signal: AbortSignal): AsyncGenerator<AdvisorPiece> {
  for (let repairs = 0; ; repairs += 1) {
    let hasSpoken = false;
    try {
      for await (const text of talk.say(signal)) {
        hasSpoken = true;
        yield { kind: 'text', text };
      }
      return;
    } catch (error) {
      if (!(error instanceof Caught)) throw error;
      if (repairs > 0) throw new Untrue();
      if (hasSpoken) yield { kind: 'anew' };
      talk.correct(error.said);
    }
  }
}

/**
 * The adviser with a language model. Of an answer only the words are the model's: facts, figures, sources, the next question and
 * what opens in the browser are ours.
 */
export function createOpenAiAdvisor(settings: ModelSettings, estimate: Estimating): Advisor {
  const connect = async () => {
    const { default: Client } = await import('openai');
    const { apiKey, baseUrl } = settings;
    return new Client({ apiKey, baseURL: baseUrl, maxRetries: 0, timeout: CALL_MS, logLevel: 'off' });
  };
  const client = connect();
  return {
    kind: 'ai',
    async *answer(turn, signal) {
      const { read, desk } = await hear(turn, estimate);
      const talk = openTalk({ client: await client, settings, desk, read });
      yield* speak(talk, signal);
      yield* close({ read, desk, talk });
    },
  };
}
