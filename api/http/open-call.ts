import type { Context } from 'hono';
import type { AppTools } from '#api/http/app-tools.ts';
import { refuseStrangers } from '#api/http/mail-vendor.ts';
import type { OpenedCall } from '#api/http/route.ts';
import { bearerToken, visitOfCall } from '#api/http/visit-of-call.ts';
import type { Actor, Right } from '#api/rights.ts';
import { Failure } from '#domain/failure.ts';

function refuse({ role }: Actor, { roles }: Right): void {
  if (roles.includes(role)) return;
  throw new Failure(role === 'anonymous' ? 'unauthenticated' : 'forbidden');
}

/** Who calls, from which visit and page; throws when that may not be. */
export async function openCall(tools: AppTools, c: Context, right: Right, address: string): Promise<OpenedCall> {
  const { deps, sites, visitTokens, hashLogin, actorOf } = tools;
  const { headers } = c.req.raw;
  const requestId = deps.ids.next();
  c.set('requestId', requestId);
  const origin = headers.get('origin');
  if (right.origins === 'portal' && origin !== null && origin !== deps.settings.publicUrl)
    throw new Failure('origin-not-allowed');
  const authorization = headers.get('authorization');
  if (right.origins === 'mail-vendor') refuseStrangers(authorization, deps.settings.mailVendor, hashLogin);
  const bearer = bearerToken(authorization);
  const now = deps.clock.now();
  const asking = { db: deps.database.db, bearer, origin, now, nextId: deps.ids.next };
  const visit = right.origins === 'site' ? await visitOfCall(asking, visitTokens, sites) : null;
  const actor = await actorOf(headers, visit);
  refuse(actor, right);
  return { actor, visit, origin, bearer, address, requestId, now };
}
