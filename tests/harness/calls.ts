import { eq } from 'drizzle-orm';
import { visit } from '#api/database/schema/leads.ts';
import { CONSENT_VERSION } from '#domain/contact/consent.ts';
import { type CallInput, errorOfReply, requestOf } from '#domain/contract/client.ts';
import type { BodyOf, Endpoint, ReplyOf } from '#domain/contract/endpoint.ts';
import { createLead } from '#domain/contract/leads.ts';
import { openVisit } from '#domain/contract/visits.ts';
import { newKey, type TestApp } from '#tests/harness/with-app.ts';

export type LeadBody = Extract<BodyOf<typeof createLead>, { kind: 'questionnaire' }>;
export type ChatLeadBody = Extract<BodyOf<typeof createLead>, { kind: 'chat' }>;

/** A complete questionnaire from Berlin, with a high potential for all three solutions. */
export function leadBody(email = 'ada@example.org'): LeadBody {
  return {
    kind: 'questionnaire',
    language: 'de',
    market: 'de',
    answers: {
      homeType: 'single_family',
      homeSize: '1500_2000',
      roofType: 'sloped_south',
      roofAge: 'over_15',
      currentHeatingSystem: 'gas',
      heatingSystemAge: 'over_15',
      hasEV: 'yes',
      energyGoals: 'save_money',
      additionalNotes: 'Besichtigung bitte <b>nachmittags</b>',
    },
    contact: { name: 'Ada Lovelace', email, place: '10437 Berlin', phone: '+49 30 123456' },
    consent: { version: CONSENT_VERSION, agreeToTerms: true, receiveUpdates: false },
  };
}

/** A request out of a chat; what decides on solar is not known. */
export function chatLeadBody(email = 'ada@example.org'): ChatLeadBody {
  const { answers: _, ...asked } = leadBody(email);
  const facts = {
    homeType: 'townhouse',
    homeSize: 1507,
    currentHeatingSystem: 'gas',
    hasEV: 'planning',
    energyBill: 2400,
    ownsHome: true,
  } as const;
  return { ...asked, kind: 'chat', facts };
}

export interface CallOptions {
  token?: string;
  key?: string | null;
  origin?: string;
  language?: string;
  address?: string;
  headers?: Record<string, string>;
}

export interface SentInput {
  parameters?: Record<string, string | undefined>;
  query?: Record<string, string>;
  /** Sent as JSON, whatever the contract says; text as it is. */
  body?: unknown;
}

/** An endpoint, as far as a request needs it. */
export interface Called {
  path: string;
  method: string;
}

type Server = Pick<TestApp, 'fetch' | 'fetchFrom'>;

/** The server behind an address. */
export function serverAt(url: string): Server {
  const reach: TestApp['fetch'] = (path, input) => fetch(new URL(String(path), url), input);
  return { fetch: reach, fetchFrom: () => reach };
}

/** A call as the contract's client makes it; the reply, whatever it says. */
export function call(
  server: Server,
  endpoint: Called,
  { parameters = {}, query, body }: SentInput = {},
  { key, origin, address, headers, ...caller }: CallOptions = {},
): Promise<Response> {
  const input = { parameters: parameters as Record<string, string>, body, ...(key && { idempotencyKey: key }) };
  const [path, sent] = requestOf(endpoint, input, caller);
  const fetch = address ? server.fetchFrom(address) : server.fetch;
  const search = query ? `?${new URLSearchParams(query)}` : '';
  return fetch(path + search, {
    ...sent,
    headers: { ...sent.headers, ...(origin && { Origin: origin }), ...headers },
    ...(typeof body === 'string' && { body }),
  });
}

/** A call that must succeed: its reply; throws the client's `ApiError`. */
export async function ask<E extends Endpoint>(
  server: Server,
  endpoint: E,
  input: SentInput & Pick<CallInput<E>, 'body'> = {},
  options: CallOptions = {},
): Promise<ReplyOf<E>> {
  const reply = await call(server, endpoint, input, options);
  if (!reply.ok) throw await errorOfReply(reply);
  return (await reply.json()) as ReplyOf<E>;
}

/** Where the address itself is what a test is about: pages, links of mails, what is no call. */
export function at(path: string, method = 'GET'): Called {
  return { path, method };
}

export function postLead(app: TestApp, body: unknown = leadBody(), options: CallOptions = {}): Promise<Response> {
  return call(app, createLead, { body }, { key: newKey(), ...options });
}

export function newVisit(
  server: Server,
  body: Partial<BodyOf<typeof openVisit>> = {},
  options: CallOptions = {},
): Promise<ReplyOf<typeof openVisit>> {
  return ask(server, openVisit, { body: { language: 'de', market: 'de', ...body } }, options);
}

/** A visitor of the portal to whom these partners were named, for a request that names them. */
export async function visitShown(app: TestApp, ...shownPartnerIds: string[]): Promise<{ token: string }> {
  const { visitId, token } = await newVisit(app);
  await app.database.db.update(visit).set({ shownPartnerIds }).where(eq(visit.id, visitId));
  return { token };
}

/** Where the page after this one of a list stands; null when it is the last. */
export function nextPage({ headers }: Response): string | null {
  return /^<(.+)>; rel="next"$/.exec(headers.get('Link') ?? '')?.[1] ?? null;
}

/** How many rows a table has. */
export async function countRows({ database }: TestApp, table: string): Promise<number> {
  const result = (await database.db.execute(`select count(*)::int as rows from ${table}`)) as unknown as {
    rows: { rows: number }[];
  };
  return result.rows[0]?.rows ?? 0;
}
