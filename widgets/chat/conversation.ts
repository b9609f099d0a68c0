import type { ReadableAtom } from 'nanostores';
import { MAX_MESSAGE_LENGTH } from '#domain/chat/message.ts';
import type { ChatReply } from '#domain/contract/chat.ts';
import type { Media } from '#domain/contract/media.ts';
import type { ChatFacts } from '#domain/home/facts.ts';
import type { Consultation } from '#widgets/chat/consultation-door.ts';
import type { SentMedia, Tell } from '#widgets/chat/events.ts';
import { type ChatLine, COMPLETE_ID, type LineProblem, lineProblem } from '#widgets/chat/line.ts';
import { createLines } from '#widgets/chat/lines.ts';
import { createResendQueue } from '#widgets/chat/resend-queue.ts';
import { smartPrompt } from '#widgets/chat/smart-prompt.ts';
import { createSpeech, type Speaker, type Speech } from '#widgets/chat/speech.ts';
import { historyOf, type Turn } from '#widgets/chat/turn.ts';
import type { Environment } from '#widgets/shared/environment.ts';

interface ConversationInput {
  environment: Environment;
  /** What was said before a reload. */
  said: readonly ChatLine[];
  consultation(): Promise<Pick<Consultation, 'say'>>;
  frame(): Pick<Turn, 'language' | 'market' | 'stated'>;
  /** Of `speaks`, `learnt`, `said` and `failed`. */
  tell: Tell;
}

export interface Conversation {
  $lines: ReadableAtom<readonly ChatLine[]>;
  $speech: Speech['$text'];
  $isSlow: Speech['$isSlow'];
  $speaker: Speech['$speaker'];
  send(text: string): boolean;
  stop(): void;
  retry(id: string): void;
  takeBack(id: string): string | undefined;
  /** A picture that the visitor has sent. */
  showMedia(id: string, sent: SentMedia): void;
  answerMedia(id: string, media: Media): void;
  failMedia(id: string, problem: LineProblem): void;
  resendMedia(id: string): void;
  leaveMedia(id: string): void;
  /** Takes away the pictures answered before this time that are not among these; false where there are none. */
  keepMedia(ids: ReadonlySet<string>, at: number): boolean;
  /** Says that the consultation is complete. */
  conclude(): void;
  reset(): void;
}

export function createConversation(input: ConversationInput): Conversation {
  const { environment, tell } = input;
  const lines = createLines(input.said);
  const speech = createSpeech(environment);
  /** As they were first sent: a repeat under its key must say the same. */
  const turns = new Map<string, Turn>();
  let asking: { id: string; controller: AbortController } | undefined;
  const queue = createResendQueue({
    environment,
    isBusy: () => asking !== undefined,
    isWaiting: (id) => lines.find(id)?.state === 'failed',
    send: retry,
  });

  const assistantLine = (line: Pick<ChatLine, 'id' | 'content' | 'state'> & Partial<ChatLine>): ChatLine => ({
    role: 'assistant',
    timestamp: environment.now(),
    ...line,
  });

  function turnOf({ id, content }: ChatLine): Turn {
    const said = lines.before(id);
    const turn = turns.get(id) ?? {
      message: content,
      history: historyOf(said),
      smartPrompt: smartPrompt(said),
      ...input.frame(),
    };
    turns.set(id, turn);
    return turn;
  }

  function hush() {
    asking = undefined;
    speech.end();
  }

  /** What has come stays, marked as cut. */
  function cut(id: string) {
    const content = speech.$text.get() ?? '';
    hush();
    lines.answer(id, assistantLine({ id: environment.randomUUID(), content, state: 'cut', ...speech.$speaker.get() }));
  }

  function settle(id: string, reply: ChatReply) {
    const { content, timestamp, asked, suggestions, tags, advisor, language, isCut } = reply;
    hush();
    turns.delete(id);
    const state = isCut ? 'cut' : 'whole';
    const told = { asked, suggestions, tags, advisor, language };
    lines.answer(id, assistantLine({ id: reply.id, content, state, timestamp, ...told }));
    tell('said', reply);
    queue.next();
  }

  /** The key was used for another wording: history or language were not what they are now. A new one is asked for once. */
  function rename(line: ChatLine) {
    const id = environment.randomUUID();
    hush();
    turns.delete(line.id);
    lines.change(line.id, { id });
    ask({ ...line, id });
  }

  function fail(line: ChatLine, problem: LineProblem) {
    if (speech.$text.get()) cut(line.id);
    else {
      hush();
      lines.change(line.id, { state: 'failed', problem });
      if (problem.code === 'network') queue.add(line.id);
    }
    tell('failed', problem);
  }

  async function ask(line: ChatLine) {
    const { id } = line;
    const controller = new AbortController();
    const mine: NonNullable<typeof asking> = { id, controller };
    asking = mine;
    speech.begin();
    try {
      const consultation = await input.consultation();
      if (asking !== mine) return;
      const turn = turnOf(line);
      const listener = {
        delta: (text: string) => asking === mine && speech.hear(text),
        anew: () => asking === mine && speech.again(),
        speaks(speaker: Speaker) {
          if (asking !== mine) return;
          speech.by(speaker);
          tell('speaks', speaker.advisor);
        },
        learnt: (facts: ChatFacts) => asking === mine && tell('learnt', facts),
      };
      const reply = await consultation.say(turn, id, listener, controller.signal);
      if (asking === mine) settle(id, reply);
    } catch (error) {
      if (asking !== mine) return;
      const problem = lineProblem(error);
      if (problem.code === 'idempotency-key-reused') rename(line);
      else fail(line, problem);
    }
  }

  function retry(id: string) {
    const line = lines.find(id);
    if (asking || !line || line.thumbnail !== undefined) return;
    if (line.state === 'cut') return askAgain(line);
    if (line.state !== 'failed') return;
    lines.change(id, { state: 'sending', problem: undefined });
    ask(line);
  }

  /** Only what stands last: what was said since may rest on it. */
  function askAgain({ id }: ChatLine) {
    const said = lines.$lines.get().filter((it) => it.id !== COMPLETE_ID);
    const question = said.at(-2);
    if (said.at(-1)?.id !== id || question?.role !== 'user') return;
    lines.remove(id);
    lines.change(question.id, { state: 'sending' });
    ask(question);
  }

  for (const line of input.said) {
    if (line.state !== 'sending') continue;
    if (line.thumbnail === undefined) queueMicrotask(() => ask(line));
    else lines.change(line.id, { state: 'failed' });
  }

  return {
    $lines: lines.$lines,
    $speech: speech.$text,
    $isSlow: speech.$isSlow,
    $speaker: speech.$speaker,
    send(text) {
      const content = text.trim();
      if (content === '' || content.length > MAX_MESSAGE_LENGTH || asking) return false;
      const line: ChatLine = {
        id: environment.randomUUID(),
        role: 'user',
        content,
        timestamp: environment.now(),
        state: 'sending',
      };
      lines.add(line);
      ask(line);
      return true;
    },
    stop() {
      if (!asking) return;
      const { id, controller } = asking;
      cut(id);
      controller.abort();
    },
    retry,
    takeBack(id) {
      const line = lines.find(id);
      if (line?.state !== 'failed') return undefined;
      lines.remove(id);
      turns.delete(id);
      return line.content;
    },
    showMedia(id, { content, thumbnail = '' }) {
      lines.add({ id, role: 'user', content, thumbnail, timestamp: environment.now(), state: 'sending' });
    },
    answerMedia(id, { id: answerId, analysis: content, advisor }) {
      lines.answer(id, assistantLine({ id: answerId, content, state: 'whole', advisor }));
    },
    failMedia: (id, problem) => lines.change(id, { state: 'failed', problem }),
    resendMedia: (id) => lines.change(id, { state: 'sending', problem: undefined }),
    leaveMedia: lines.remove,
    keepMedia(ids, at) {
      const all = lines.$lines.get();
      const gone = all.flatMap((line, place) => {
        const answer = all[place + 1];
        const isPicture = line.thumbnail !== undefined && line.state === 'whole';
        return isPicture && answer && answer.timestamp < at && !ids.has(answer.id) ? [line.id, answer.id] : [];
      });
      for (const id of gone) lines.remove(id);
      return gone.length > 0;
    },
    conclude: () => lines.add(assistantLine({ id: COMPLETE_ID, content: '', state: 'whole' })),
    reset() {
      asking?.controller.abort();
      hush();
      queue.clear();
      turns.clear();
      lines.clear();
    },
  };
}
