import { createHmac } from 'node:crypto';
import type { Deps } from '#api/context/deps.ts';
import { session } from '#api/database/schema/accounts.ts';
import { and, eq, gt, sql } from '#api/database/sql.ts';

type SyncContext = Pick<Deps, 'database' | 'clock' | 'jobs' | 'settings' | 'webhooks'>;

/** Source: portal, section 9. */
const TOKEN_LIFE_MS = 300_000;
const RENEWED_BEFORE_END_MS = 30_000;

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A JWT as RFC 7519 has it. */
function signedToken(claims: object, secret: string): string {
  const signed = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded(claims)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

function tokenOf({ clock, settings }: SyncContext, audience: string, secret: string, who: object): string {
  const iat = Math.floor(clock.now().getTime() / 1_000);
  return signedToken({ iss: settings.publicUrl, aud: audience, ...who, iat, exp: iat + TOKEN_LIFE_MS / 1_000 }, secret);
}

/** Who is signed in by this session, as long as it lives. */
async function ownerOf({ database }: SyncContext, sessionId: string): Promise<string | undefined> {
  const live = and(eq(session.id, sessionId), gt(session.expiresAt, sql`now()`));
  const [row] = await database.db.select({ userId: session.userId }).from(session).where(live);
  return row?.userId;
}

/** Tells the configured address that the session lives, and again before the token ends, or that it has ended. */
export async function syncSession(context: SyncContext, sessionId: string): Promise<void> {
  const { settings, webhooks, jobs, database, clock } = context;
  if (!settings.tokenSync) return;
  const { url, secret } = settings.tokenSync;
  const sub = await ownerOf(context, sessionId);
  const token = tokenOf(context, new URL(url).origin, secret, { ...(sub && { sub }), sid: sessionId });
  const headers = { authorization: `Bearer ${token}` };
  const { status, problem } = await webhooks.post(url, { method: sub ? 'POST' : 'DELETE', headers, body: '' });
  if (status === null || status < 200 || status > 299)
    throw new Error(`the session was not told: ${problem ?? status}`);
  const renewAt = new Date(clock.now().getTime() + TOKEN_LIFE_MS - RENEWED_BEFORE_END_MS);
  if (sub) await jobs.send(database.db, 'sync-session', { sessionId }, renewAt);
}
