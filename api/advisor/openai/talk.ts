import { randomBytes } from 'node:crypto';
import type OpenAI from 'openai';
import type { ReadTurn } from '#api/advisor/builtin/read-turn.ts';
import { askModel, type Request } from '#api/advisor/openai/ask-model.ts';
import type { Desk } from '#api/advisor/openai/desk.ts';
import { createGiven, type Given, numbersIn } from '#api/advisor/openai/guard/figures.ts';
import { createGuard, type Guard } from '#api/advisor/openai/guard/guard.ts';
import { backgroundOf, instructions, knownHome, repairOf, visitorsMessage } from '#api/advisor/openai/prompt.ts';
import { CutShort, type Round, readRound, type ToolCall } from '#api/advisor/openai/read-round.ts';
import type { ToolAnswer } from '#api/advisor/openai/tools/tool.ts';
import { askTool, toolDescriptions } from '#api/advisor/openai/tools/tools.ts';
import type { TopicId } from '#texts/adviser/topics/ids.ts';

export interface ModelSettings {
  apiKey: string;
  baseUrl: string | null;
  model: string;
}

/** Calls for one message: the facts and the texts it asks for, the answer, and the answer again where it was caught. */
const MOST_CALLS = 5;
const MOST_OUTPUT_TOKENS = 800;
/** What a message may cost at most. Set aside before the first call, so that nothing is spent which was not there. */
export const TURN_TOKENS = 50_000;
/** Characters a token at the least, on average. */
const CHARACTERS = 3;

/** More than a message may cost. */
class TooDear extends Error {
  override readonly name = 'TooDear';
}

interface TalkParts {
  client: OpenAI;
  settings: ModelSettings;
  desk: Desk;
  read: ReadTurn;
}

/** The exchange with the model about one message. */
export interface Talk {
  /** The answer as it comes, tools asked on the way. Throws `Caught` at what must not be said. */
  say(signal: AbortSignal): AsyncIterable<string>;
  /** Asks for another answer in place of one that said this. */
  correct(said: string): void;
  /** Where the figures come from that were said. */
  sources(): string[];
}

function likelyTopics({ subjects }: ReadTurn): TopicId[] {
  const topics = subjects.flatMap(({ finding }) => {
    if (finding.kind === 'none') return [];
    return finding.kind === 'found' ? [finding.topic, ...finding.near] : finding.near;
  });
  return [...new Set(topics)];
}

/** What may be said before any tool was asked: the day, and what the visitor has told. */
function givenIn(desk: Desk): Given {
  const { message, history, now } = desk.turn;
  const given = createGiven();
  given.addNumbers(String(now.getUTCFullYear()));
  given.addNumbers([message, ...history.flatMap((it) => (it.role === 'user' ? it.content : []))].join('\n'));
  given.addNumbers(knownHome(desk) ?? '');
  return given;
}

const assistantMessage = ({ text, calls }: Round): OpenAI.ChatCompletionMessageParam => ({
  role: 'assistant',
  content: text || null,
  tool_calls: calls.map(({ id, name, arguments: given }) => ({
    id,
    type: 'function',
    function: { name, arguments: given },
  })),
});

export function openTalk({ client, settings, desk, read }: TalkParts): Talk {
  const { turn } = desk;
  const secret = `ref-${randomBytes(8).toString('hex')}`;
  const given = givenIn(desk);
  const answers: ToolAnswer[] = [];
  const tries = { left: 1 };
  let callsLeft = MOST_CALLS;
  let spent = 0;
  let said = '';
  const messages: OpenAI.ChatCompletionMessageParam[] = [
    { role: 'system', content: instructions(desk, secret) },
    { role: 'user', content: backgroundOf(desk, likelyTopics(read)) },
    { role: 'user', content: visitorsMessage(desk) },
  ];

  function spend(tokens: number) {
    spent += tokens;
    turn.purse.spend(tokens);
  }

  function nextRequest(): Request {
    callsLeft -= 1;
    return {
      model: settings.model,
      messages,
      ...(callsLeft > 0 && { tools: toolDescriptions }),
      stream: true,
      stream_options: { include_usage: true },
      max_completion_tokens: MOST_OUTPUT_TOKENS,
      store: false,
      safety_identifier: turn.caller,
    };
  }

  /** Counted at its most before it is asked, and as the vendor counts it afterwards: one that is left or cut has cost its most. */
  async function* callModel(signal: AbortSignal): AsyncGenerator<string, Round> {
    const request = nextRequest();
    const atMost = Math.ceil(JSON.stringify(request).length / CHARACTERS) + MOST_OUTPUT_TOKENS;
    if (callsLeft < 0 || spent + atMost > TURN_TOKENS) throw new TooDear();
    spend(atMost);
    const round = yield* readRound(await askModel(client, request, signal, tries));
    if (round.used !== undefined) spend(round.used - atMost);
    return round;
  }

  async function answerCall({ id, name, arguments: asked }: ToolCall) {
    const answer = await askTool(name, asked, desk);
    given.add(answer.text);
    answers.push(answer);
    messages.push({ role: 'tool', tool_call_id: id, content: answer.text });
  }

  /** An answer begins with a word. */
  function* told(text: string): Generator<string> {
    const words = said === '' ? text.trimStart() : text;
    said += words;
    if (words) yield words;
  }

  /** What of a round may be said. One that is caught or left is ended, and its call with it. */
  async function* hearRound(words: AsyncGenerator<string, Round>, guard: Guard): AsyncGenerator<string, Round> {
    try {
      let step = await words.next();
      for (; !step.done; step = await words.next()) {
        yield* told(guard.pass(step.value));
      }
      return step.value;
    } finally {
      await words.return(undefined as never);
    }
  }

  async function* say(signal: AbortSignal): AsyncGenerator<string> {
    const guard = createGuard(given, [secret, settings.apiKey]);
    said = '';
    for (;;) {
      const round = yield* hearRound(callModel(signal), guard);
      if (round.calls.length === 0) break;
      messages.push(assistantMessage(round));
      for (const call of round.calls) await answerCall(call);
    }
    yield* told(guard.end());
    if (said === '') throw new CutShort('the answer is empty');
  }

  return {
    say,
    correct: (what) => void messages.push({ role: 'user', content: repairOf(what) }),
    sources() {
      const figures = new Set(numbersIn(said));
      const used = answers.filter(({ text }) => numbersIn(text).some((it) => figures.has(it)));
      return [...new Set(used.flatMap(({ sources }) => sources))];
    },
  };
}
