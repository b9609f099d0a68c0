import { randomInt, randomUUID } from 'node:crypto';
import { CONSENT_VERSION } from '#domain/contact/consent.ts';
import type { BodyOf, ReplyOf } from '#domain/contract/endpoint.ts';
import { createLead } from '#domain/contract/leads.ts';
import { openVisit } from '#domain/contract/visits.ts';
import { wait } from '#tests/harness/script.ts';

export interface Acknowledged {
  leadId: string;
  email: string;
}

export interface LeadStream {
  /** What the server said yes to, kept outside its process. */
  acknowledged: Acknowledged[];
  /** What went wrong: replies that are no success and, where nobody repeats, broken connections. */
  refused: string[];
  /** Until one more is acknowledged. */
  nextAcknowledged(): Promise<void>;
  /** Lets every request that has begun come to its end. */
  finish(): Promise<void>;
}

type Reply = { status: number; body: string };
/** One call; rejects when no whole reply comes. */
export type Post = (path: string, body: unknown, headers: Record<string, string>) => Promise<Reply>;

const leadOf = (email: string): BodyOf<typeof createLead> => ({
  kind: 'questionnaire',
  language: 'en',
  market: 'us',
  answers: {
    homeType: 'single_family',
    homeSize: '1500_2000',
    roofType: 'flat',
    currentHeatingSystem: 'gas',
    energyGoals: 'save_money',
  },
  contact: { name: 'Ada Lovelace', email, place: 'Portland' },
  consent: { version: CONSENT_VERSION, agreeToTerms: true, receiveUpdates: false },
});

/** A person with an address, a browser and a network address of their own. */
function person() {
  const address = [10, randomInt(256), randomInt(256), randomInt(256)].join('.');
  return { email: `${randomUUID()}@example.org`, address, idempotencyKey: randomUUID() };
}

/** Each call on a connection of its own. */
export function postAnew(url: () => string): Post {
  return async (path, body, headers) => {
    const init = { method: 'POST', body: JSON.stringify(body), signal: AbortSignal.timeout(15_000) };
    const reply = await fetch(url() + path, {
      ...init,
      headers: { 'content-type': 'application/json', connection: 'close', ...headers },
    });
    return { status: reply.status, body: await reply.text() };
  };
}

interface Habits {
  parallel: number;
  /** Whether people send again, under the same key, until there is an answer; otherwise each failure is one. */
  repeats: boolean;
  /** How long each of them waits before the next call. */
  pauseMs?: (lane: number) => number;
}

/** People who ask for partners, `parallel` at a time. */
export function streamLeads(post: Post, { parallel, repeats, pauseMs = () => 5 }: Habits): LeadStream {
  const acknowledged: Acknowledged[] = [];
  const refused: string[] = [];
  let running = true;

  async function answered(...call: Parameters<Post>): Promise<Reply | undefined> {
    const [path] = call;
    for (;;) {
      const reply = await post(...call).catch((error: NodeJS.ErrnoException) => error);
      const failed = reply instanceof Error;
      if (!failed && reply.status < 500) return reply;
      if (!repeats) return void refused.push(`${path} ${failed ? (reply.code ?? reply.message) : reply.status}`);
      if (!failed && reply.status !== 503) refused.push(`${path} ${reply.status}`);
      await wait(80);
    }
  }

  async function ask(lane: number) {
    const { email, address, idempotencyKey } = person();
    const from = { 'x-forwarded-for': address };
    const visit = await answered(openVisit.path, { language: 'en', market: 'us' }, from);
    if (visit?.status !== openVisit.status) return void (visit && refused.push(`${openVisit.path} ${visit.status}`));
    const { token } = JSON.parse(visit.body) as ReplyOf<typeof openVisit>;
    await wait(pauseMs(lane));
    const headers = { ...from, authorization: `Bearer ${token}`, 'idempotency-key': idempotencyKey };
    const reply = await answered(createLead.path, leadOf(email), headers);
    if (reply?.status !== createLead.status) return void (reply && refused.push(`${createLead.path} ${reply.body}`));
    acknowledged.push({ leadId: (JSON.parse(reply.body) as ReplyOf<typeof createLead>).leadId, email });
  }

  async function lane(number: number) {
    while (running) {
      await ask(number);
      await wait(pauseMs(number));
    }
  }

  const lanes = Array.from({ length: parallel }, (_, number) => lane(number));
  return {
    acknowledged,
    refused,
    async nextAcknowledged() {
      const before = acknowledged.length;
      while (acknowledged.length === before) await wait(5);
    },
    async finish() {
      running = false;
      await Promise.all(lanes);
    },
  };
}
