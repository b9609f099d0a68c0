import { eq } from 'drizzle-orm';
import { visit } from '#api/database/schema/leads.ts';
import { CONSENT_VERSION } from '#domain/contact/consent.ts';
import type { BodyOf, ReplyOf } from '#domain/contract/endpoint.ts';
import type { createLead } from '#domain/contract/leads.ts';
import type { openVisit } from '#domain/contract/visits.ts';
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

/** A call as a browser makes it; `body` is sent as JSON unless it is text already. */
export function call(
  app: TestApp,
  method: string,
  path: string,
  body: unknown,
  options: CallOptions = {},
): Promise<Response> {
  const { token, key, origin, language, address } = options;
  const headers = new Headers({
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(key && { 'Idempotency-Key': key }),
    ...(origin && { Origin: origin }),
    ...(language && { 'Accept-Language': language }),
    ...options.headers,
  });
  const fetch = address ? app.fetchFrom(address) : app.fetch;
  const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
  return fetch(path, { method, headers, ...(text !== undefined && { body: text }) });
}

export function postLead(app: TestApp, body: unknown = leadBody(), options: CallOptions = {}): Promise<Response> {
  return call(app, 'POST', '/api/leads', body, { key: newKey(), ...options });
}

export async function newVisit(
  app: TestApp,
  body: Partial<BodyOf<typeof openVisit>> = {},
  options: CallOptions = {},
): Promise<ReplyOf<typeof openVisit>> {
  const reply = await call(app, 'POST', '/api/visits', { language: 'de', market: 'de', ...body }, options);
  if (reply.status !== 201) throw new Error(`no visit: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as ReplyOf<typeof openVisit>;
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
