import { eq } from 'drizzle-orm';
import type { ServiceContext } from '#api/context/service-context.ts';
import type { Database } from '#api/database/database.ts';
import { accountRequest } from '#api/database/schema/accounts.ts';
import { readAccountToken } from '#api/mail/account-link.ts';
import { isId } from '#api/services/known-id.ts';
import { Failure } from '#domain/failure.ts';

const HOUR_MS = 3_600_000;
/** How long a link can be used. */
export const linkLifeMs = { registration: 24 * HOUR_MS, reset: HOUR_MS } as const;

export type AccountRequestRow = typeof accountRequest.$inferSelect;

/** The request of a token of ours, however old, locked until the transaction ends. */
export async function findRequest(
  tx: Database,
  { settings }: Pick<ServiceContext, 'settings'>,
  token: string,
): Promise<AccountRequestRow | undefined> {
  const id = readAccountToken(settings.secret, token);
  if (!id || !isId(id)) return undefined;
  const [row] = await tx.select().from(accountRequest).where(eq(accountRequest.id, id)).for('update');
  return row;
}

/** The same, of this kind and not expired; used ones too. */
export async function liveRequest(
  tx: Database,
  context: Pick<ServiceContext, 'settings' | 'now'>,
  token: string,
  kind?: AccountRequestRow['kind'],
): Promise<AccountRequestRow> {
  const request = await findRequest(tx, context, token);
  const age = request ? context.now.getTime() - request.createdAt.getTime() : 0;
  if (!request || (kind && request.kind !== kind) || age >= linkLifeMs[request.kind]) throw new Failure('not-found');
  return request;
}
