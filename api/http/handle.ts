import type { Context } from 'hono';
import * as z from 'zod/mini';
import type { OpenedCall, ServiceContext } from '#api/context/service-context.ts';
import type { AppTools } from '#api/http/app-tools.ts';
import { namedLocale } from '#api/http/call-locale.ts';
import { fileReply } from '#api/http/file-reply.ts';
import { earlierReply, idempotencyKey } from '#api/http/idempotent.ts';
import { checkedInput, parameterReader, readQuery, sentBody } from '#api/http/input.ts';
import { liveReply } from '#api/http/live-reply.ts';
import { openCall } from '#api/http/open-call.ts';
import { callHeaders } from '#api/http/replies.ts';
import { type Right, rights } from '#api/http/rights.ts';
import type { Asked, Charged, Route } from '#api/http/route.ts';
import { keyedCall, type Opened, runRoute, serviceContext } from '#api/http/run-route.ts';
import { streamReply } from '#api/http/stream-reply.ts';
import type { DurableCount } from '#api/limits/limiter.ts';
import { type Endpoint, IDEMPOTENCY_HEADER, VISIT_HEADER } from '#domain/contract/endpoint.ts';
import { LINK_HEADER, type Page } from '#domain/contract/list.ts';
import { Failure } from '#domain/failure.ts';

/** Beside the text: results, mails, events, the kept reply. */
const ROWS_BYTES = 4_000;

const WHOLE_SERVER = 'all';

function chargedBy(route: Route): Charged<Endpoint> {
  if (route.mode === 'stream') return route.stream;
  return route.mode === 'write' ? route : {};
}

async function isRepeat({ deps }: AppTools, route: Route, opened: Opened): Promise<boolean> {
  const keyed = keyedCall(route, opened);
  return keyed !== null && (await earlierReply(deps.database.db, keyed, opened.call.now)) !== undefined;
}

/** What a caller stores, and a visit of theirs. */
function countsOfBytes({ askedBy, visit }: ServiceContext, bytes: number): DurableCount[] {
  const ofVisit: DurableCount[] = visit?.known ? [['bytesPerVisit', visit.id, bytes]] : [];
  return [['bytesPerAddress', askedBy, bytes], ...ofVisit];
}

/** In one statement. The server's bytes are counted last: what is refused for one visitor takes nothing from all. */
async function charge(tools: AppTools, route: Route, { call, asked }: Opened): Promise<void> {
  const { kept, counts } = chargedBy(route);
  const context = serviceContext(tools, call, tools.deps.database.db);
  const bytes = kept ? ROWS_BYTES + Buffer.byteLength(JSON.stringify(kept(asked))) : 0;
  const all = [...(bytes > 0 ? countsOfBytes(context, bytes) : []), ...(counts?.(context, asked) ?? [])];
  if (all.length > 0) await context.limiter.alone(context.tx, all);
  if (bytes > 0) await context.limiter.quick('bytesPerServer', WHOLE_SERVER, bytes);
}

/** Counts a call before it does anything; throws `too-many-requests` or `too-much-stored`. A repeat of what is kept already is answered all the same. */
async function chargeCall(tools: AppTools, route: Route, opened: Opened): Promise<void> {
  try {
    await charge(tools, route, opened);
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
    await chargeCall(tools, route, opened);
    const replied = { status: endpoint.status, headers: replyHeaders(tools, route, call) };
    const done = () => logDone(tools, route, call, start);
    if (route.mode === 'stream') return streamReply(tools, route, opened, { ...replied, request: raw, done });
    if (route.mode === 'live') return liveReply(tools, route, opened, { ...replied, request: raw, done });
    if (route.mode === 'file') return fileReply(tools, route, opened, { ...replied, done });
    const result = await runRoute(tools, route, opened);
    const reply = endpoint.isPaged ? takePage(result as Page<unknown>, raw.url, replied.headers) : result;
    if (deps.settings.checkReplies) z.parse(endpoint.reply, reply);
    done();
    return new Response(JSON.stringify(reply), replied);
  };
}
