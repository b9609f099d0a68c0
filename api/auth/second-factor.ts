import * as z from 'zod/mini';
import { type AuthCall, answered, askAuth, cookiesSetBy } from '#api/auth/auth-call.ts';
import { signedInActor } from '#api/auth/session.ts';
import type { Actor } from '#api/context/service-context.ts';
import type { Database } from '#api/database/database.ts';
import { type FoundAccount, ownAccount } from '#api/services/accounts/account-queries.ts';
import { noteFactor } from '#api/services/accounts/note-factor.ts';
import { guessKey, provePassword } from '#api/services/accounts/passwords.ts';
import { keepProofs, mayChangeFactors, proveSession } from '#api/services/accounts/second-factor.ts';
import { totpCodeSchema } from '#domain/contract/second-factor.ts';
import { Failure } from '#domain/failure.ts';
import type { Language } from '#domain/place.ts';
import type { FactorChange } from '#texts/mail/texts.ts';

export interface Own {
  actor: Actor;
  found: FoundAccount;
}

/** Who is signed in, once the password was right again. */
export async function openOwn(call: AuthCall, password?: string): Promise<Own> {
  const { deps, auth, request } = call;
  const { db } = deps.database;
  const actor = await signedInActor(auth)(request.headers);
  if (!actor) throw new Failure('unauthenticated');
  const found = await ownAccount(db, actor);
  await mayChangeFactors(db, actor);
  if (password !== undefined) await provePassword({ ...deps, tx: db }, found, password);
  return { actor, found };
}

/** A code of the app, or a backup code, tried by Better Auth. */
export function tryCode(call: AuthCall, code: string): Promise<Response> {
  const path = z.safeParse(totpCodeSchema, code).success ? 'verify-totp' : 'verify-backup-code';
  return askAuth(call, { method: 'POST', path: `/two-factor/${path}`, body: { code } });
}

export const wrongCode = () => new Failure('validation', { fields: [{ path: 'code', problem: 'unknown-value' }] });

/** Counted with the guesses of the password. */
async function proveCode(call: AuthCall, userId: string, code: string): Promise<Response> {
  const { limiter, database, settings } = call.deps;
  const key = guessKey(settings.secret, { userId });
  await limiter.sliding(database.db, 'guessPerAccount', key);
  const reply = await tryCode(call, code);
  if (!reply.ok) throw wrongCode();
  await limiter.giveBack(database.db, [['guessPerAccount', key]]);
  return reply;
}

/** Marks the session that this reply has opened as one of two factors. */
export async function proveOpened({ deps, auth }: AuthCall, reply: Response): Promise<void> {
  const { api } = await auth();
  const opened = await api.getSession({ headers: new Headers({ cookie: cookiesSetBy(reply) }) });
  if (opened) await proveSession(deps.database.db, opened.session.id, deps.clock.now());
}

/** What has changed, noted and mailed, in one transaction with `work`. */
export function changed(
  { deps, requestId, locale }: AuthCall,
  { found, language = locale.language }: Own & { language?: Language | undefined },
  change: FactorChange,
  work: (tx: Database) => Promise<void> = async () => {},
): Promise<void> {
  return deps.database.db.transaction(async (tx) => {
    await work(tx);
    await noteFactor({ ...deps, tx, requestId, locale: { language } }, found.person.id, change);
  });
}

export async function startTotp(call: AuthCall, { password }: { password: string }): Promise<Response> {
  await openOwn(call, password);
  const reply = await askAuth(call, { method: 'POST', path: '/two-factor/enable', body: { password } });
  if (!reply.ok) throw new Failure('status-not-possible');
  const { totpURI } = (await reply.json()) as { totpURI: string };
  return answered(reply, { uri: totpURI });
}

interface Code {
  code: string;
  language?: Language | undefined;
}

export async function confirmTotp(call: AuthCall, { code, language }: Code): Promise<Response> {
  const own = await openOwn(call);
  const { id: userId, twoFactorEnabled } = own.found.person;
  if (twoFactorEnabled) throw new Failure('status-not-possible');
  const reply = await proveCode(call, userId, code);
  await proveOpened(call, reply);
  await changed(call, { ...own, language }, 'totp-on');
  const { api } = await call.auth();
  const { backupCodes } = await api.viewBackupCodes({ body: { userId } });
  return answered(reply, { backupCodes });
}

export async function stopTotp(
  call: AuthCall,
  { password, code, language }: Code & { password: string },
): Promise<Response> {
  const own = await openOwn(call, password);
  const { id: userId, twoFactorEnabled } = own.found.person;
  if (!twoFactorEnabled) throw new Failure('status-not-possible');
  await proveCode(call, userId, code);
  const reply = await askAuth(call, { method: 'POST', path: '/two-factor/disable', body: { password } });
  if (!reply.ok) throw new Failure('status-not-possible');
  await changed(call, { ...own, language }, 'totp-off', (tx) => keepProofs(tx, userId));
  return answered(reply, { stopped: true });
}
