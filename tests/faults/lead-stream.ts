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
  /** Replies that are neither success nor "not now". */
  refused: string[];
  /** Lets every request that has begun come to its end. */
  finish(): Promise<void>;
}

type Reply = { status: number; body: string } | undefined;

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

/** One call on a connection of its own; undefined when no whole reply came. */
async function post(url: string, body: unknown, headers: Record<string, string>): Promise<Reply> {
  try {
    const init = { method: 'POST', body: JSON.stringify(body), signal: AbortSignal.timeout(15_000) };
    const reply = await fetch(url, {
      ...init,
      headers: { 'content-type': 'application/json', connection: 'close', ...headers },
    });
    return { status: reply.status, body: await reply.text() };
  } catch {
    return undefined;
  }
}

/** People who ask for partners, `parallel` at a time. With `repeats` they send again, under the same key, until there is an answer. */
export function streamLeads(
  url: () => string,
  { parallel, repeats }: { parallel: number; repeats: boolean },
): LeadStream {
  const acknowledged: Acknowledged[] = [];
  const refused: string[] = [];
  let running = true;

  async function answered(path: string, body: unknown, headers: Record<string, string>): Promise<Reply> {
    for (;;) {
      const reply = await post(url() + path, body, headers);
      if (reply && reply.status < 500) return reply;
      if (reply && reply.status !== 503) refused.push(`${path} ${reply.status}`);
      if (!repeats) return undefined;
      await wait(80);
    }
  }

  async function ask() {
    const { email, address, idempotencyKey } = person();
    const from = { 'x-forwarded-for': address };
    const visit = await answered(openVisit.path, { language: 'en', market: 'us' }, from);
    if (visit?.status !== openVisit.status) return void (visit && refused.push(`${openVisit.path} ${visit.status}`));
    const { token } = JSON.parse(visit.body) as ReplyOf<typeof openVisit>;
    const headers = { ...from, authorization: `Bearer ${token}`, 'idempotency-key': idempotencyKey };
    const reply = await answered(createLead.path, leadOf(email), headers);
    if (reply?.status !== createLead.status) return void (reply && refused.push(`${createLead.path} ${reply.body}`));
    acknowledged.push({ leadId: (JSON.parse(reply.body) as ReplyOf<typeof createLead>).leadId, email });
  }

  async function lane() {
    while (running) {
      await ask();
      await wait(5);
    }
  }

  const lanes = Array.from({ length: parallel }, lane);
  return {
    acknowledged,
    refused,
    async finish() {
      running = false;
      await Promise.all(lanes);
    },
  };
}
