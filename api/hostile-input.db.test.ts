import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApiDocument } from '#api/http/openapi.ts';
import { rights } from '#api/http/rights.ts';
import { authCalls, signUp } from '#domain/contract/accounts.ts';
import { contract } from '#domain/contract/contract.ts';
import { newVisit } from '#tests/harness/calls.ts';
import {
  type HostileCall,
  hostileCalls,
  type Known,
  type Operation,
  strayCalls,
  withNewKey,
} from '#tests/harness/hostile-calls.ts';
import { noteFigure } from '#tests/harness/note-figure.ts';
import { type SampledApp, startSampledApp } from '#tests/harness/sample-calls.ts';
import { signIn } from '#tests/harness/sign-in.ts';
import { PUBLIC_URL } from '#tests/harness/with-app.ts';

const CALLS = process.env.DEEP ? 20_000 : 1_300;
/** One seed for every day; the deep run draws a new one. `SEED` repeats a run. */
const SEED = Number(process.env.SEED ?? (process.env.DEEP ? Date.now() % 2 ** 31 : 10));
const MOST_TOLD = 5;
/** A run that no endpoint takes anything of shows nothing. */
const MOST_SUCCEED = 0.6;
const paths = openApiDocument(PUBLIC_URL).paths as Record<string, Record<string, Operation>>;

/** Beside the contract, with what they may answer. */
const strayPaths: Record<string, number[]> = {
  '/healthz': [200, 404],
  '/readyz': [200, 404],
  '/api/openapi.json': [200, 404],
  '/api/docs': [200, 404],
  '/embed/v1/a.js': [200, 304, 404],
  '/embed': [404],
  '/': [200, 301, 304, 404],
  '/de': [200, 301, 304, 404],
  '/summary': [200, 301, 304, 404],
  '/dev/outbox': [404],
  '/dev/outbox.json': [404],
  '/api/unknown': [404],
};

/** What an account's call takes, as far as these tests know it. */
const account = {
  type: 'object',
  properties: { email: { type: 'string', format: 'email' }, password: { type: 'string' }, name: { type: 'string' } },
};
const accountPaths = [
  signUp.path,
  authCalls.signInByEmail.path,
  authCalls.readSession.path,
  '/api/auth/reset-password/x',
];
const belowServerErrors = Array.from({ length: 300 }, (_, number) => 200 + number);

let dist: string;
let sampled: SampledApp;
let known: Known;
let adminCookie: string;
beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'wattnest-dist-'));
  for (const folder of ['embed/v1', 'host-site']) mkdirSync(join(dist, folder), { recursive: true });
  writeFileSync(join(dist, 'embed/v1/a.js'), 'plain');
  writeFileSync(join(dist, 'host-site/index.html'), '<!doctype html>');
  sampled = await startSampledApp({ settings: { distDir: dist } });
  const { app, partner, samples } = sampled;
  const { token: visitToken } = await newVisit(app);
  adminCookie = (await signIn(app, { isAdmin: true })).as.headers.Cookie;
  known = { samples, visitToken, cookie: partner.as.headers.Cookie, publicUrl: PUBLIC_URL };
});
afterAll(async () => {
  await sampled.app.stop();
  rmSync(dist, { recursive: true, force: true });
});

/** A path without parameters comes before one that it would fit too. */
const templates = Object.entries(paths)
  .toSorted(([one], [other]) => Number(one.includes('{')) - Number(other.includes('{')))
  .map(([path, methods]) => ({ form: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`), methods }));

const templatesOf = (url: string) => {
  const { pathname } = new URL(PUBLIC_URL + url);
  return templates.filter(({ form }) => form.test(pathname));
};

/** Where the path of one call fits another call's parameter, the method tells them apart. */
function operationOf({ method, url }: HostileCall): Operation | undefined {
  const name = method === 'HEAD' ? 'get' : method.toLowerCase();
  return templatesOf(url).find(({ methods }) => methods[name])?.methods[name];
}

/** The statuses that the document knows for this call. */
function documented(call: HostileCall): number[] {
  const { pathname } = new URL(PUBLIC_URL + call.url);
  if (call.method === 'OPTIONS') return pathname.startsWith('/api/') ? [204] : [404];
  const operation = operationOf(call);
  if (operation) return Object.keys(operation.responses).map(Number);
  if (templatesOf(call.url).length > 0) return [404, 405];
  const stray = Object.entries(strayPaths).find(([path]) => pathname === path || pathname.startsWith(`${path}/`));
  if (pathname.startsWith('/api/auth/')) return belowServerErrors;
  return stray?.[1] ?? [200, 301, 304, 404];
}

/** Called by somebody who may: what is not for partners, by an administrator. */
const callerOf = ({ operationId }: Operation): Known =>
  rights[operationId]?.roles.includes('partner') ? known : { ...known, cookie: adminCookie };

/** A call in one line that repeats it. */
const told = ({ body, ...call }: HostileCall) => {
  const shown = typeof body === 'string' ? body : body && `bytes ${Buffer.from(body).toString('hex')}`;
  return JSON.stringify({ ...call, body: shown })
    .replaceAll(/(.{1,9})\1{9,}/g, '$1…')
    .slice(0, 1_500);
};

async function fire(call: HostileCall): Promise<Response> {
  const { method, url, headers, body } = withNewKey(call);
  return sampled.app.fetch(PUBLIC_URL + url, { method, headers, ...(body !== undefined && { body }) });
}

const succeeded = new Set<string>();

async function complaint(call: HostileCall): Promise<string | undefined> {
  const reply = await fire(call);
  const text = await reply.text();
  const allowed = documented(call);
  if (reply.ok) succeeded.add(operationOf(call)?.operationId ?? '');
  if (reply.status >= 500 || !allowed.includes(reply.status))
    return `${reply.status}, documented are ${allowed}: ${told(call)} answers ${text.slice(0, 300)} ${sampled.app.logged.at(-2)?.slice(0, 900)}`;
  const isProblem = reply.headers.get('content-type') === 'application/problem+json';
  if (reply.status >= 400 && call.method !== 'HEAD' && isProblem) JSON.parse(text);
  return undefined;
}

test('there is a sample of a call for each endpoint', () => {
  expect(Object.keys(sampled.samples).sort()).toEqual(contract.map(({ name }) => name).sort());
});

test(
  `${CALLS} hostile calls are each answered as documented`,
  async () => {
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => hostileCalls(path, method, operation, callerOf(operation))),
    );
    const stray = fc.oneof(
      ...Object.keys(strayPaths).map((path) => strayCalls(path, known)),
      ...accountPaths.map((path) => strayCalls(path, known, account)),
    );
    const calls = fc.oneof({ arbitrary: fc.oneof(...operations), weight: 9 }, stray);
    const complaints: string[] = [];
    for (const [number, call] of fc.sample(calls, { numRuns: CALLS, seed: SEED }).entries()) {
      const found = await complaint(call);
      if (found) complaints.push(`call ${number} of SEED=${SEED}: ${found}`);
    }
    expect(complaints.slice(0, MOST_TOLD)).toEqual([]);
    expect(succeeded.size).toBeGreaterThan(contract.length * MOST_SUCCEED);
    noteFigure('hostile calls', `${CALLS} calls fired, 0 answered with 5xx or an undocumented status`);
  },
  CALLS * 200,
);
