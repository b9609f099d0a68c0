import { describe, expect, test, vi } from 'vitest';
import type { Advisor, AdvisorPiece, AskedTurn } from '#api/advisor/advisor.ts';
import { createBreaker } from '#api/advisor/breaker.ts';
import { Untrue, withStandIn } from '#api/advisor/with-stand-in.ts';
import { AdviserTalk } from '#tests/harness/adviser-talk.ts';
import { takeOverTexts } from '#texts/take-over/all.ts';

const text = (words: string): AdvisorPiece => ({ kind: 'text', text: words });
const advisorOf = (kind: Advisor['kind'], answer: Advisor['answer']): Advisor => ({ kind, answer });
const builtin = advisorOf('automatic', async function* () {
  yield text('Regel.');
});
const never = () => new Promise<never>(() => {});

/** A purse that counts. */
function purse(isFull = false) {
  const counted = { reserved: 0, settled: 0 };
  return {
    counted,
    reserve: async (tokens: number) => {
      if (!isFull) counted.reserved += tokens;
      return !isFull;
    },
    spend() {},
    settle: async () => {
      counted.settled += 1;
    },
  };
}

function set(model: Advisor['answer'], { isFull = false, breaker = createBreaker() } = {}) {
  const noted: unknown[] = [];
  const paid = purse(isFull);
  const turn: AskedTurn = { ...new AdviserTalk().turn('Hallo'), caller: '', partner: null, purse: paid };
  const advisor = withStandIn(advisorOf('ai', model), {
    ...{ standIn: builtin, breaker, turnTokens: 7, firstWordMs: 50, silenceMs: 50 },
    note: (why) => noted.push(why),
  });
  const signal = new AbortController();
  const pieces: AdvisorPiece[] = [];
  const said = (async () => {
    for await (const piece of advisor.answer(turn, signal.signal)) pieces.push(piece);
    return pieces;
  })();
  return { said, pieces, noted, paid: paid.counted, leave: () => signal.abort() };
}

const takenOver = (because: keyof typeof takeOverTexts.de) => [
  { by: 'automatic', kind: 'text', text: `${takeOverTexts.de[because]}\n\n` },
  text('Regel.'),
];

describe('a model', () => {
  test('that answers is heard alone, and what it did not cost is given back', async () => {
    const { said, paid } = set(async function* () {
      yield text('Ja');
      yield text('.');
    });
    expect(await said).toEqual([{ by: 'ai', kind: 'text', text: 'Ja' }, text('.')]);
    expect(paid).toEqual({ reserved: 7, settled: 1 });
  });

  test('that fails before its first word is stood in for', async () => {
    const { said, noted } = set(async function* () {
      yield* [];
      throw new Error('429');
    });
    expect(await said).toEqual(takenOver('failed'));
    expect(noted).toHaveLength(1);
  });

  test('that says nothing is told to stop and stood in for when the time is up', async () => {
    let isStopped = false;
    const start = performance.now();
    const { said } = set(async function* (_, signal) {
      signal.addEventListener('abort', () => {
        isStopped = true;
      });
      yield await never();
    });
    expect(await said).toEqual(takenOver('failed'));
    expect(performance.now() - start).toBeLessThan(1_000);
    expect(isStopped).toBe(true);
  });

  test.each([
    [
      'fails',
      async () => {
        throw new Error('cut');
      },
    ],
    ['falls silent', never],
  ])('that %s in the middle leaves a cut answer', async (_, then) => {
    const { said, pieces, paid } = set(async function* () {
      yield text('Ja');
      yield await then();
    });
    await expect(said).rejects.toMatchObject({ code: 'unavailable' });
    expect(pieces).toEqual([{ by: 'ai', kind: 'text', text: 'Ja' }]);
    expect(paid.settled).toBe(1);
  });

  test('that is not to be believed gives way, and what it said with it', async () => {
    const { said } = set(async function* () {
      yield text('Genau');
      throw new Untrue();
    });
    expect(await said).toEqual([{ by: 'ai', kind: 'text', text: 'Genau' }, { kind: 'anew' }, ...takenOver('untrue')]);
  });

  test('that nobody pays for is not asked', async () => {
    const model = vi.fn();
    const { said, paid } = set(model, { isFull: true });
    expect(await said).toEqual(takenOver('budget'));
    expect(model).not.toHaveBeenCalled();
    expect(paid.reserved).toBe(0);
  });

  test('that fails three times is left alone for half a minute, and then tried once', async () => {
    let now = 0;
    const breaker = createBreaker(() => now);
    const model = vi.fn(async function* (): AsyncGenerator<AdvisorPiece> {
      yield* [];
      throw new Error('500');
    });
    for (let times = 0; times < 5; times += 1) await set(model, { breaker }).said;
    expect(model).toHaveBeenCalledTimes(3);
    const start = performance.now();
    await set(model, { breaker }).said;
    expect(performance.now() - start).toBeLessThan(100);
    now += 30_000;
    for (let times = 0; times < 2; times += 1) await set(model, { breaker }).said;
    expect(model).toHaveBeenCalledTimes(4);
  });

  test('whose visitor leaves is stopped, and nobody stands in', async () => {
    const { said, leave, pieces } = set(async function* (_, signal) {
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      yield* [];
      throw new Error('aborted');
    });
    leave();
    await said;
    expect(pieces).toEqual([]);
  });
});
