import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { AppTools } from '#api/http/app-tools.ts';
import { chargeStored } from '#api/http/charge-stored.ts';
import { idempotencyKey } from '#api/http/idempotent.ts';
import { openCall } from '#api/http/open-call.ts';
import { readBody } from '#api/http/read-body.ts';
import { parameterReader, readQuery } from '#api/http/read-url.ts';
import { callHeaders } from '#api/http/reply-headers.ts';
import type { Asked, OpenedCall, Route } from '#api/http/route.ts';
import { runRoute } from '#api/http/run-route.ts';
import { streamReply } from '#api/http/stream-reply.ts';
import { type Right, rights } from '#api/rights.ts';
import { type Endpoint, IDEMPOTENCY_HEADER, VISIT_HEADER } from '#domain/contract/endpoint.ts';

function rightOf({ name }: Endpoint): Right {
  const right = rights[name];
  if (!right) throw new Error(`endpoint ${name} is not in the rights matrix`);
  return right;
}

/** The contract's path in the router's spelling. */
export function routerPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

/** A computation keeps nothing, so it opens no visit. */
function replyHeaders({ visitTokens }: AppTools, { mode }: Route, { origin, requestId, visit, now }: OpenedCall) {
  const headers = callHeaders(origin, requestId);
  if (mode !== 'pure' && visit && !visit.known)
    headers[VISIT_HEADER] = visitTokens.issue(visit.id, visit.site.id, now).token;
  return headers;
}

/** Computations are many and change nothing: they are logged for debugging only. */
function logDone({ deps }: AppTools, { mode, endpoint }: Route, { requestId }: OpenedCall, start: number): void {
  const ms = Math.round(performance.now() - start);
  const level = mode === 'write' || mode === 'stream' ? 'info' : 'debug';
  deps.logger[level]({ requestId, call: endpoint.name, status: endpoint.status, ms }, 'done');
}

/** One endpoint of the contract as a handler: rights, visit and origin, key, body, work, reply. Failures go to `onError`. */
export function handle(route: Route, tools: AppTools) {
  const { endpoint } = route;
  const { deps, countCall } = tools;
  const right = rightOf(endpoint);
  const readParameters = parameterReader(endpoint);
  return async (c: Context): Promise<Response> => {
    const start = performance.now();
    const { raw } = c.req;
    const { headers } = raw;
    const call = await openCall(tools, c, right, await countCall(c));
    const parameters = readParameters(c.req.param());
    const key = idempotencyKey(endpoint, headers.get(IDEMPOTENCY_HEADER));
    const body = endpoint.body === null ? undefined : await readBody(endpoint.body, raw);
    const query = endpoint.query && readQuery(endpoint.query, raw.url);
    const asked = { body, query, parameters } as Asked<Endpoint>;
    const opened = { call, asked, key };
    await chargeStored(tools, route, opened);
    const replied = { status: endpoint.status, headers: replyHeaders(tools, route, call) };
    const done = () => logDone(tools, route, call, start);
    if (route.mode === 'stream') return streamReply(tools, route, opened, { ...replied, request: raw, done });
    const reply = await runRoute(tools, route, opened);
    if (deps.settings.checkReplies) z.parse(endpoint.reply, reply);
    done();
    return new Response(JSON.stringify(reply), replied);
  };
}
