import type { Advisor, AdvisorPiece, AskedTurn } from '#api/advisor/advisor.ts';
import type { Breaker } from '#api/advisor/breaker.ts';
import { introduced } from '#api/advisor/introduced.ts';
import { within } from '#api/ground/within.ts';
import { Failure } from '#domain/failure.ts';
import { takeOverTexts } from '#texts/take-over/all.ts';
import type { TakeOver } from '#texts/take-over/texts.ts';

/** Thrown by a model whose answer was caught in what it must not say, and was not better the second time. */
export class Untrue extends Error {
  override readonly name = 'Untrue';
}

export interface Attendance {
  standIn: Advisor;
  breaker: Breaker;
  /** What a turn may cost at most, in tokens. */
  turnTokens: number;
  /** How long it may be silent before its first word, and after it. */
  firstWordMs: number;
  silenceMs: number;
  /** Hears why the stand-in took over. */
  note(why: unknown): void;
}

/** Long enough for an answer in which tools are asked, short enough for a visitor: see docs/promises.md, 12. */
export const usualPatience = { firstWordMs: 8_000, silenceMs: 10_000 };

async function* takeOver(
  { standIn: advisor }: Attendance,
  because: TakeOver,
  turn: AskedTurn,
  signal: AbortSignal,
): AsyncGenerator<AdvisorPiece> {
  const notice = takeOverTexts[turn.locale.language][because];
  const last = turn.history.findLast(({ role }) => role === 'assistant');
  if (!last?.content.includes(notice)) yield { kind: 'text', text: `${notice}\n\n` };
  yield* advisor.answer(turn, signal);
}

function standIn(attendance: Attendance, because: TakeOver, turn: AskedTurn, signal: AbortSignal) {
  return introduced(takeOver(attendance, because, turn, signal), attendance.standIn.kind);
}

/** The model's pieces; one that is silent too long is told to stop, and `TookTooLong` is thrown. */
async function* attended(
  model: Advisor,
  { firstWordMs, silenceMs }: Attendance,
  turn: AskedTurn,
  signal: AbortSignal,
): AsyncGenerator<AdvisorPiece> {
  const own = new AbortController();
  const pieces = model.answer(turn, AbortSignal.any([signal, own.signal]))[Symbol.asyncIterator]();
  let patience = firstWordMs;
  try {
    for (;;) {
      const step = await within(patience, pieces.next());
      if (step.done) return;
      patience = silenceMs;
      yield step.value;
    }
  } finally {
    own.abort();
    pieces.return?.().catch(() => {});
  }
}

/** Speaks as long as it goes well; says why it did not, or nothing. */
async function* speak(
  model: Advisor,
  attendance: Attendance,
  turn: AskedTurn,
  signal: AbortSignal,
): AsyncGenerator<AdvisorPiece, TakeOver | undefined> {
  const { breaker, note } = attendance;
  let hasSpoken = false;
  try {
    for await (const piece of introduced(attended(model, attendance, turn, signal), model.kind)) {
      hasSpoken = true;
      yield piece;
    }
    breaker.worked();
    return undefined;
  } catch (error) {
    if (signal.aborted) return undefined;
    note(error);
    if (error instanceof Untrue) {
      if (hasSpoken) yield { kind: 'anew' };
      return 'untrue';
    }
    breaker.failed();
    if (!hasSpoken) return 'failed';
    throw new Failure('unavailable');
  }
}

/** A model beside which another adviser stands: it goes on where the model is refused, silent, too dear or not to be believed. */
export function withStandIn(model: Advisor, attendance: Attendance): Advisor {
  const { breaker, turnTokens } = attendance;
  return {
    kind: model.kind,
    async *answer(turn, signal) {
      if (breaker.isOpen()) return yield* standIn(attendance, 'failed', turn, signal);
      if (!(await turn.purse.reserve(turnTokens))) return yield* standIn(attendance, 'budget', turn, signal);
      try {
        const because = yield* speak(model, attendance, turn, signal);
        if (because) yield* standIn(attendance, because, turn, signal);
      } finally {
        await turn.purse.settle();
      }
    },
  };
}
