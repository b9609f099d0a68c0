import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { OpenedCall } from '#api/context/service-context.ts';
import type { AppTools } from '#api/http/app-tools.ts';
import { namedLocale } from '#api/http/call-locale.ts';
import { fileReply } from '#api/http/file-reply.ts';
import { earlierReply, idempotencyKey } from '#api/http/idempotent.ts';
import { checkedInput, parameterReader, readQuery, sentBody } from '#api/http/input.ts';
import { liveReply } from '#api/http/live-reply.ts';
import { openCall } from '#api/http/open-call.ts';
import { callHeaders } from '#api/http/replies.ts';
import { type Right, rights } from '#api/http/rights.ts';
import type { Asked, Route } from '#api/http/route.ts';
import { keyedCall, type Opened, runRoute, serviceContext } from '#api/http/run-route.ts';
import { streamReply } from '#api/http/stream-reply.ts';
import { type Endpoint, IDEMPOTENCY_HEADER, VISIT_HEADER } from '#domain/contract/endpoint.ts';
import { LINK_HEADER, type Page } from '#domain/contract/list.ts';
import { Failure } from '#domain/failure.ts';

/** Beside the text: results, mails, events, the kept reply. */
const ROWS_BYTES = 4_000;

const WHOLE_SERVER = 'all';

function keptBy(route: Route) {
  if (route.mode === 'stream') return route.stream.kept;
  return route.mode === 'write' ? route.kept : undefined;
}

async function isRepeat({ deps }: AppTools, route: Route, opened: Opened): Promise<boolean> {
  const keyed = keyedCall(route, opened);
  return keyed !== null && (await earlierReply(deps.database.db, keyed, opened.call.now)) !== undefined;
}

/** The server's bytes are counted last: what is refused for one visitor takes nothing from all. */
async function charge({ deps }: AppTools, bytes: number, askedBy: string, visitId: string | null): Promise<void> {
  const { limiter, database } = deps;
  await limiter.alone(database.db, [
    ['bytesPerAddress', askedBy, bytes],
    ...(visitId === null ? [] : [['bytesPerVisit', visitId, bytes] as const]),
  ]);
  await limiter.quick('bytesPerServer', WHOLE_SERVER, bytes);
}

/** Counts what a call will keep, before it does; throws `too-much-stored`. A repeat of what is kept already is answered all the same. */
async function chargeStored(tools: AppTools, route: Route, opened: Opened): Promise<void> {
  const kept = keptBy(route);
  if (!kept) return;
  const { call, asked } = opened;
  const { askedBy, visit } = serviceContext(tools, call, tools.deps.database.db);
  const bytes = ROWS_BYTES + Buffer.byteLength(JSON.stringify(kept(asked)));
  try {
    await charge(tools, bytes, askedBy, visit?.known ? visit.id : null);
  } catch (error) {
    if (!(error instanceof Failure) || !(await isRepeat(tools, route, opened))) throw error;
  }
}

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
function replyHeaders({ deps }: AppTools, { mode }: Route, { origin, requestId, visit, now, locale }: OpenedCall) {
  const headers = callHeaders(origin, requestId);
  if (mode !== 'pure' && visit && !visit.known)
    headers[VISIT_HEADER] = deps.visitTokens.issue({ visitId: visit.id, siteId: visit.site.id, locale }, now).token;
  return headers;
}

/** The entries of a page; the headers name the next one. */
function takePage({ entries, next }: Page<unknown>, url: string, headers: Record<string, string>): unknown[] {
  const { pathname, searchParams } = new URL(url);
  if (next === null) return entries;
  searchParams.set('cursor', next);
  headers[LINK_HEADER] = `<${pathname}?${searchParams}>; rel="next"`;
  return entries;
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
    const unnamed = await openCall(tools, c, right, await countCall(c));
    const parameters = readParameters(c.req.param());
    const key = idempotencyKey(endpoint, headers.get(IDEMPOTENCY_HEADER));
    const sent = endpoint.body === null ? undefined : await sentBody(raw, endpoint.maxBodyBytes);
    const call = { ...unnamed, locale: namedLocale(sent, unnamed.locale, unnamed.visit) };
    c.set('locale', call.locale);
    const body = endpoint.body === null ? undefined : checkedInput(endpoint.body, sent);
    const query = endpoint.query && readQuery(endpoint.query, raw.url);
    const asked = { body, query, parameters } as Asked<Endpoint>;
    const opened = { call, asked, key };
    await chargeStored(tools, route, opened);
    const replied = { status: endpoint.status, headers: replyHeaders(tools, route, call) };
    const done = () => logDone(tools, route, call, start);
    if (route.mode === 'stream') return streamReply(tools, route, opened, { ...replied, request: raw, done });
    if (route.mode === 'file') return fileReply(tools, route, opened, { ...replied, done });
    if (route.mode === 'live') return liveReply(tools, route, opened, { ...replied, request: raw, done });
    const result = await runRoute(tools, route, opened);
    const reply = endpoint.isPaged ? takePage(result as Page<unknown>, raw.url, replied.headers) : result;
    if (deps.settings.checkReplies) z.parse(endpoint.reply, reply);
    done();
    return new Response(JSON.stringify(reply), replied);
  };
}
