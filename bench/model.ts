import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import OpenAI from 'openai';
import { sendChat } from '#domain/contract/chat.ts';
import { type ApiProcess, startApiProcess } from '#tests/faults/api-process.ts';
import { openChat } from '#tests/faults/chat-client.ts';
import { OPENAI_KEY, type OpenAiServer, startOpenAi } from '#tests/harness/openai-server.ts';
import { startPostgres } from '#tests/harness/postgres.ts';

const ROUNDS = 40;
const WARM_UP = 10;
const STREAMS = 200;
const BETWEEN_MS = 10;
const turn = { says: 'Das hängt davon ab, wie viel Sonne auf das Dach fällt und was es kostet. '.repeat(4) };
const PIECES = Math.ceil(turn.says.length / 6);

/** Milliseconds to the first word, and from it to the last. */
interface Times {
  first: number;
  rest: number;
}

async function alone({ baseUrl }: OpenAiServer): Promise<Times> {
  const client = new OpenAI({ apiKey: OPENAI_KEY, baseURL: baseUrl, maxRetries: 0, logLevel: 'off' });
  const start = performance.now();
  const request = { model: 'gpt-test', stream: true as const, messages: [{ role: 'user' as const, content: 'Hallo' }] };
  let first = 0;
  let last = 0;
  for await (const { choices } of await client.chat.completions.create(request)) {
    if (!choices[0]?.delta.content) continue;
    last = performance.now() - start;
    first ||= last;
  }
  return { first, rest: last - first };
}

async function through(api: ApiProcess): Promise<Times> {
  const start = performance.now();
  const reply = await fetch(api.url + sendChat.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream', 'X-Forwarded-For': '198.51.100.1' },
    body: JSON.stringify({ message: `Hallo ${randomUUID()}`, language: 'de' }),
  });
  let first = 0;
  let last = 0;
  for await (const part of reply.body ?? []) {
    if (!new TextDecoder().decode(part).includes('event: delta')) continue;
    last = performance.now() - start;
    first ||= last;
  }
  return { first, rest: last - first };
}

const middle = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;

function residentMb({ pid }: ApiProcess): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;
}

/** Growth of the server's memory with so many answers on their way at once. */
async function memoryOf(api: ApiProcess): Promise<number> {
  const before = residentMb(api);
  const clients = await Promise.all(Array.from({ length: STREAMS }, (_, number) => openChat(api.url, number)));
  await wait(1_000);
  const grown = residentMb(api) - before;
  for (const { vanish } of clients) vanish();
  return grown;
}

/** What the chat adds to a model's stream, against the model alone in the same run; writes `model.md`. */
export async function runModel(results: string): Promise<void> {
  const vendor = await startOpenAi(() => ({ does: 'slow', firstTokenMs: 20, betweenMs: BETWEEN_MS, turn }));
  const postgres = await startPostgres({ durable: true });
  const most = '2000000000';
  const tokens = {
    AI_TOKENS_PER_VISIT: most,
    AI_TOKENS_PER_ADDRESS: most,
    AI_TOKENS_PER_SITE: most,
    AI_TOKENS_PER_DAY: most,
  };
  const model = { OPENAI_API_KEY: OPENAI_KEY, OPENAI_BASE_URL: vendor.baseUrl, ...tokens };
  const api = await startApiProcess({ DATABASE_URL: postgres.url, SESSION_SECRET: randomUUID(), ...model });
  try {
    const bare: Times[] = [];
    const own: Times[] = [];
    for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
      const [one, other] = [await alone(vendor), await through(api)];
      if (round >= WARM_UP) {
        bare.push(one);
        own.push(other);
      }
    }
    const first = middle(own.map((it) => it.first)) - middle(bare.map((it) => it.first));
    const perToken = (middle(own.map((it) => it.rest)) - middle(bare.map((it) => it.rest))) / PIECES;
    const memory = await memoryOf(api);
    const row = (what: string, value: number, unit: string, bar: number) =>
      `| ${what} | ${value.toFixed(2)} ${unit} | ${bar} ${unit} | ${value < bar ? 'met' : 'missed'} |`;
    const markdown = `# POST ${sendChat.path} with a language model

A scripted model that says ${PIECES} pieces, one each ${BETWEEN_MS} ms, asked by turns directly and through the API (PostgreSQL with fsync),
all on one machine; medians of ${ROUNDS} rounds. Then ${STREAMS} answers at once. ${new Date().toISOString()}

| what the chat adds | measured | bar | |
| --- | --- | --- | --- |
${row('to the first word', first, 'ms', 10)}
${row('to each piece', perToken, 'ms', 1)}
${row(`memory of ${STREAMS} open answers`, memory, 'MB', 200)}
`;
    writeFileSync(join(results, 'model.md'), markdown);
    console.log(markdown);
  } finally {
    await api.terminate();
    await postgres.stop();
    await vendor.stop();
  }
}
