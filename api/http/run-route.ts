import type { OpenedCall, ServiceContext } from '#api/context/service-context.ts';
import type { Database } from '#api/database/database.ts';
import { createSeal } from '#api/ground/sealed.ts';
import type { AppTools } from '#api/http/app-tools.ts';
import { limitKey } from '#api/http/client-address.ts';
import { bodyHash, type KeyedCall, runOnce } from '#api/http/idempotent.ts';
import type { Asked, Route } from '#api/http/route.ts';
import type { Endpoint } from '#domain/contract/endpoint.ts';

export interface Opened {
  call: OpenedCall;
  asked: Asked<Endpoint>;
  key: string | null;
}

type Work = () => Promise<unknown>;

export function serviceContext({ deps, hashAddress }: AppTools, call: OpenedCall, tx: Database) {
  const askedBy = hashAddress(limitKey(call.address)).toString('base64url');
  return { ...deps, ...call, askedBy, tx } satisfies ServiceContext;
}

type Sealed = { sealed: string };

/** `runOnce` for replies that hold a secret: what it keeps is sealed. */
async function runOnceSealed({ deps }: AppTools, tx: Database, call: KeyedCall, now: Date, work: Work) {
  const seal = createSeal(deps.settings.secret, deps.random);
  const sealedWork = async (): Promise<Sealed> => ({ sealed: seal.close(JSON.stringify(await work()), call.key) });
  const { sealed } = (await runOnce(tx, call, now, sealedWork)) as Sealed;
  return JSON.parse(seal.open(sealed, call.key));
}

export function keyedCall({ endpoint }: Route, { call, asked, key }: Opened): KeyedCall | null {
  if (key === null) return null;
  const hash = bodyHash(asked.body, asked.parameters);
  const visitId = call.visit?.id ?? null;
  return { actorScope: call.actor.scope, route: endpoint.name, key, bodyHash: hash, visitId };
}

async function runWrite(tools: AppTools, route: Route & { mode: 'read' | 'write' }, opened: Opened) {
  const { deps } = tools;
  const { call, asked } = opened;
  const keyed = keyedCall(route, opened);
  await route.before?.({ ...deps, tx: deps.database.db, actor: call.actor }, asked);
  return deps.database.db.transaction(async (tx) => {
    const work = () => route.run(serviceContext(tools, call, tx), asked);
    if (keyed === null) return work();
    return route.sealReply ? runOnceSealed(tools, tx, keyed, call.now, work) : runOnce(tx, keyed, call.now, work);
  });
}

/** The route's work: alone, on a connection, or in one transaction with its idempotency row. */
export function runRoute(tools: AppTools, route: Exclude<Route, { mode: 'stream' }>, opened: Opened): unknown {
  const { call, asked } = opened;
  if (route.mode === 'pure') return route.run(asked);
  if (route.mode === 'read') return route.run(serviceContext(tools, call, tools.deps.database.db), asked);
  return runWrite(tools, route, opened);
}
