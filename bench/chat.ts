import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type ChatMessage, MAX_HISTORY } from '#domain/chat/message.ts';
import { type ChatReply, sendChat } from '#domain/contract/chat.ts';
import { IDEMPOTENCY_HEADER } from '#domain/contract/endpoint.ts';
import { openVisit } from '#domain/contract/visits.ts';
import type { Visitor } from '#tests/chat-corpus/chat-case.ts';
import { generateVisitors } from '#tests/chat-corpus/grammar.ts';
import { type ApiProcess, startApiProcess } from '#tests/faults/api-process.ts';
import { startPostgres } from '#tests/harness/postgres.ts';
import { VisitorLines } from '#tests/harness/visitor-lines.ts';
import { type BareTurns, openBareTurns } from './bare-turns.ts';
import { type Pace, type Round, sorted, tableOf } from './chat-table.ts';
import { watchDisk } from './disk.ts';

const VISITORS = 50;
const paces: readonly [Pace, Pace] = [
  { name: 'hurried', thinksMs: 500, rounds: 5 },
  { name: 'reading and typing', thinksMs: 4_000, rounds: 2 },
];
const BARE_TURNS = 13;
/** Later conversations of a warmed server count: for about five rounds it compiles beside its work, and connections plan. */
const WARM_UP_ROUNDS = 5;

interface Person {
  visitor: Visitor;
  api: ApiProcess;
  headers: Record<string, string>;
}

const agent = new Agent({ keepAlive: true });

/** `fetch` costs the machine that it measures more than the adviser does. */
function post(url: string, headers: Record<string, string>, body: object): Promise<string> {
  return new Promise((resolve, reject) => {
    const sending = request(url, { method: 'POST', agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      response.on('end', () => resolve(text)).on('error', reject);
    });
    sending.on('error', reject).end(JSON.stringify(body));
  });
}

/** One message as a stream, as the widget sends it. Returns the reply and how long it took to its last event. */
async function send({ api, headers }: Person, body: object): Promise<{ reply: ChatReply; ms: number }> {
  const start = performance.now();
  const asStream = { ...headers, Accept: 'text/event-stream', [IDEMPOTENCY_HEADER]: randomUUID() };
  const text = await post(api.url + sendChat.path, asStream, body);
  const ms = performance.now() - start;
  const [, data] = /^event: done\ndata: (.*)$/m.exec(text) ?? [];
  if (!data) throw new Error(`no reply: ${text.slice(0, 200)}`);
  return { reply: JSON.parse(data) as ChatReply, ms };
}

async function enter(api: ApiProcess, visitor: Visitor, index: number): Promise<Person> {
  const { language, market } = visitor;
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': `198.51.100.${index}` };
  const { token } = JSON.parse(await post(api.url + openVisit.path, headers, { language, market })) as {
    token: string;
  };
  return { visitor, api, headers: { ...headers, Authorization: `Bearer ${token}` } };
}

/** A whole conversation; returns the milliseconds of each reply. */
async function talk(person: Person, thinksMs: number): Promise<number[]> {
  const { language, market, says } = person.visitor;
  const lines = new VisitorLines(person.visitor);
  const history: ChatMessage[] = [];
  const times: number[] = [];
  for (let line: string | undefined = says.greeting; line !== undefined; ) {
    const body = { message: line, history: history.slice(-MAX_HISTORY), language, market };
    const { reply, ms } = await send(person, body);
    const { advisor: _, facts: __, ...said } = reply;
    history.push({ id: randomUUID(), role: 'user', content: line, timestamp: 0 }, said);
    times.push(ms);
    await wait(2 * thinksMs * Math.random());
    line = lines.next(reply.asked);
  }
  return times;
}

/** All visitors at once, who do not all press Enter in the same moment. */
async function round(api: ApiProcess, visitors: readonly Visitor[], thinksMs: number): Promise<number[]> {
  const talks = visitors.map(async (visitor, index) => {
    await wait((index * thinksMs) / visitors.length);
    return talk(await enter(api, visitor, index), thinksMs);
  });
  return (await Promise.all(talks)).flat();
}

async function measure(api: ApiProcess, bareTurns: BareTurns, { thinksMs, rounds }: Pace): Promise<Round[]> {
  const visitors = generateVisitors(VISITORS);
  const measured: Round[] = [];
  for (let number = 0; number < rounds; number += 1) {
    const disk = await watchDisk();
    const replies = sorted(await round(api, visitors, thinksMs));
    const flushes = sorted(await disk.stop());
    const [load = Number.NaN] = loadavg();
    agent.destroy();
    const bare = sorted(await bareTurns.round(VISITORS, BARE_TURNS, thinksMs));
    measured.push({ replies, bare, flushes, load });
  }
  return measured;
}

/** Replies of the built-in adviser with 50 visitors at once on PostgreSQL; writes `chat.md`. */
export async function runChat(results: string): Promise<void> {
  const postgres = await startPostgres({ durable: true });
  const api = await startApiProcess({ DATABASE_URL: postgres.url, SESSION_SECRET: randomUUID() });
  const bareTurns = await openBareTurns(postgres.url);
  try {
    const [hurried] = paces;
    await measure(api, bareTurns, { ...hurried, rounds: WARM_UP_ROUNDS });
    const tables: string[] = [];
    for (const pace of paces) tables.push(tableOf(pace, await measure(api, bareTurns, pace)));
    const markdown = `# POST ${sendChat.path}

${VISITORS} visitors at once hold whole conversations as event streams, each message with its key and the history so far. API with
the built-in adviser, PostgreSQL (fsync on) and the visitors on one machine. Milliseconds from sending a message to the last event
of its reply. Bare: after each round as many people send the statements of a turn (a look-up, a count, a transaction of two
writes) straight to the same PostgreSQL, without an API. Slowest flush: of a page to the same disk every 20 ms during the round; a kept
turn waits for its own. Load: processes that wanted to run on ${cpus().length} cores over the last minute,
this bench and all else on the machine. ${new Date().toISOString()}

${tables.join('\n')}`;
    writeFileSync(join(results, 'chat.md'), markdown);
    console.log(markdown);
  } finally {
    await bareTurns.stop();
    await api.terminate();
    await postgres.stop();
  }
}
