import { once } from 'node:events';
import * as http from 'node:http';
import * as https from 'node:https';
import type { LookupFunction } from 'node:net';
import { rootError } from '#api/ground/errors.ts';
import { TookTooLong, within } from '#api/ground/within.ts';
import type { Attempt, WebhookPort, WebhookRequest } from '#api/webhooks/webhook-port.ts';
import { type Target, type TargetRules, targetOf } from '#api/webhooks/webhook-target.ts';
import type { DeliveryProblem } from '#domain/contract/webhooks.ts';

/** For the whole exchange, from the name's resolution to the end of the reply. */
export const WEBHOOK_TIMEOUT_MS = 15_000;
const CHECK_TIMEOUT_MS = 5_000;
const MAX_REPLY_BYTES = 64 * 1024;

const problems: readonly [RegExp, DeliveryProblem][] = [
  [/^(ENOTFOUND|ENODATA|ESERVFAIL|EBADNAME)$/, 'name-not-found'],
  [/^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL)$/, 'refused'],
  [/^(ETIMEDOUT|ETIMEOUT)$/, 'timeout'],
  [/^(ERR_SSL|ERR_TLS|EPROTO|CERT_|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO)/, 'tls'],
];

function problemOf(error: unknown): DeliveryProblem {
  if (error instanceof TookTooLong) return 'timeout';
  const { code = '' } = rootError(error);
  return problems.find(([form]) => form.test(code))?.[1] ?? 'reset';
}

/** Answers the addresses that were checked: a name that changes its mind between check and connection changes nothing. */
function fixedLookup({ addresses }: Target): LookupFunction {
  return (_host, { all }, done) => {
    const [first] = addresses;
    if (all) done(null, addresses);
    else done(null, first?.address ?? '', first?.family);
  };
}

/** Reads the reply to its end, or as far as we care. */
async function finish(response: http.IncomingMessage): Promise<void> {
  let left = MAX_REPLY_BYTES;
  for await (const piece of response) {
    left -= (piece as Buffer).length;
    if (left < 0) return;
  }
}

async function exchange(
  target: Target,
  { method = 'POST', headers, body }: WebhookRequest,
  signal: AbortSignal,
): Promise<number> {
  const { request } = target.url.protocol === 'https:' ? https : http;
  const length = { 'content-length': Buffer.byteLength(body) };
  const options = { method, headers: { ...headers, ...length }, lookup: fixedLookup(target), signal };
  const call = request(target.url, { ...options, agent: false, rejectUnauthorized: true });
  call.on('error', () => {});
  call.end(body);
  const [response] = (await once(call, 'response')) as [http.IncomingMessage];
  await finish(response);
  return response.statusCode ?? 0;
}

async function attempt(
  url: string,
  rules: TargetRules,
  request: WebhookRequest,
  signal: AbortSignal,
): Promise<Attempt> {
  const target = await targetOf(url, rules);
  if (!target) return { status: null, problem: 'address-not-allowed' };
  const status = await exchange(target, request, signal);
  return { status, problem: status >= 300 && status < 400 ? 'redirect' : null };
}

/** Sends to checked addresses only: no private ones, no redirects, no proxy, a bounded time and reply. */
export function createWebhookClient(rules: TargetRules, timeoutMs = WEBHOOK_TIMEOUT_MS): WebhookPort {
  return {
    async allows(url) {
      const target = await within(CHECK_TIMEOUT_MS, targetOf(url, rules)).catch(() => null);
      return target !== null;
    },
    async post(url, request) {
      const stop = new AbortController();
      try {
        return await within(timeoutMs, attempt(url, rules, request, stop.signal));
      } catch (error) {
        return { status: null, problem: problemOf(error) };
      } finally {
        stop.abort();
      }
    },
  };
}
