import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasFailed } from '#api/advisor/builtin/misunderstandings.ts';
import { readTurn } from '#api/advisor/builtin/read-turn.ts';
import type { Language, Market } from '#domain/place.ts';
import { visitors } from '#tests/chat-corpus/visitors.ts';
import { AdviserTalk } from '#tests/harness/adviser-talk.ts';
import { VisitorLines } from '#tests/harness/visitor-lines.ts';

const written = join(import.meta.dirname, '../../tests/adviser-questions/conversations');
const MOST_TURNS = 40;

export interface Turn {
  language: Language;
  market: Market;
  isQuestion: boolean;
  /** Nothing of what was asked was answered. */
  isFailed: boolean;
  /** A paragraph of the reply before is said once more. */
  isRepeated: boolean;
  milliseconds: number;
  message: string;
  reply: string;
}

/** What somebody says next, who hears what is asked. */
type Speaker = (asked: Parameters<VisitorLines['next']>[0]) => string | undefined;

function hold(language: Language, market: Market, next: Speaker): Turn[] {
  const talk = new AdviserTalk({ language, market });
  const turns: Turn[] = [];
  let last: string[] = [];
  let message = next(undefined);
  while (message !== undefined && turns.length < MOST_TURNS) {
    const { isQuestion } = readTurn(talk.turn(message));
    const before = process.cpuUsage();
    const { paragraphs, asked, text } = talk.say(message);
    const milliseconds = process.cpuUsage(before).user / 1000;
    const isRepeated = paragraphs.some((it) => last.includes(it));
    const isFailed = isQuestion && hasFailed(talk.history, language);
    turns.push({ language, market, isQuestion, isFailed, isRepeated, milliseconds, message, reply: text });
    last = paragraphs;
    message = next(asked);
  }
  return turns;
}

/** The people of the corpus, who answer what they are asked. */
export function holdWithVisitors(): Turn[] {
  return visitors.flatMap((visitor) => {
    const lines = new VisitorLines(visitor);
    let greeting: string | undefined = visitor.says.greeting;
    return hold(visitor.language, visitor.market, (asked) => {
      const first = greeting;
      greeting = undefined;
      return first ?? lines.next(asked);
    });
  });
}

/** The conversations that were once held, message by message. */
export function replayWritten(): Turn[] {
  return readdirSync(written)
    .filter((file) => file.endsWith('.txt'))
    .flatMap((file) => {
      const [head = '', ...lines] = readFileSync(join(written, file), 'utf8').trim().split('\n');
      const [language, market] = head.split(' ') as [Language, Market];
      return hold(language, market, () => lines.shift());
    });
}
