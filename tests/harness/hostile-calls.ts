import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { garbageBodies, hostileJson, hostileKeys, hostileSegments } from '#tests/harness/hostile-values.ts';
import type { SampleCall } from '#tests/harness/sample-calls.ts';
import { type JsonSchema, valueOfSchema } from '#tests/harness/value-of-schema.ts';

export interface Operation {
  operationId: string;
  parameters: { name: string; in: 'path' | 'query' | 'header'; schema: JsonSchema }[];
  requestBody?: { content: { 'application/json': { schema: JsonSchema } } };
  responses: Record<string, unknown>;
}

export interface HostileCall {
  method: string;
  /** Path and query, as they are written. */
  url: string;
  headers: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
}

/** What callers of the test own: the samples, tokens of a visit, the cookie of who may call. */
export interface Known {
  samples: Record<string, SampleCall>;
  visitToken: string;
  cookie: string;
  publicUrl: string;
}

interface Change {
  at: number;
  json: string;
  /** Added to the place when it is an object; without it, or elsewhere, the place is replaced. */
  key: string | null;
}

type Holder = Record<string, unknown>;

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

function placesIn(holder: Holder): [Holder, string][] {
  return Object.entries(holder).flatMap(([key, value]): [Holder, string][] => [
    [holder, key],
    ...(isHolder(value) ? placesIn(value) : []),
  ]);
}

const mark = (index: number) => `@@${index}@@`;

/** The value as JSON, with some of its places changed into what no program would write. */
function changed(value: unknown, changes: readonly Change[]): string {
  const root: Holder = { body: structuredClone(value) };
  for (const [index, { at, key }] of changes.entries()) {
    const places = placesIn(root);
    const [holder, name] = places[at % places.length] ?? [root, 'body'];
    const target = holder[name];
    const [changing, place] = key !== null && isHolder(target) ? [target, key] : [holder, name];
    Object.defineProperty(changing, place, {
      value: mark(index),
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  const text = JSON.stringify(root.body);
  return changes.reduce((json, change, index) => json.replace(`"${mark(index)}"`, () => change.json), text);
}

const changes = fc.array(fc.record({ at: fc.nat(200), json: hostileJson, key: fc.option(hostileKeys, { freq: 4 }) }), {
  minLength: 1,
  maxLength: 3,
});

function bodyOf({ requestBody }: Operation, sample: SampleCall): fc.Arbitrary<HostileCall['body'] | null> {
  if (!requestBody) return fc.oneof({ arbitrary: fc.constant(null), weight: 5 }, garbageBodies);
  const made = valueOfSchema(requestBody.content['application/json'].schema);
  const valid = fc.oneof(made, fc.constant(sample.body));
  return fc.oneof(
    { arbitrary: valid.map((value) => JSON.stringify(value)), weight: 3 },
    { arbitrary: fc.tuple(valid, changes).map(([value, several]) => changed(value, several)), weight: 8 },
    { arbitrary: garbageBodies, weight: 2 },
  );
}

const rarely = <Value>(usual: Value, ...others: fc.Arbitrary<Value>[]): fc.Arbitrary<Value> =>
  fc.oneof({ arbitrary: fc.constant(usual), weight: 8 * others.length }, ...others);

/** What a header can carry at all: bytes without line ends. */
const headerText = fc.oneof(
  fc.constantFrom(
    '',
    '\xff\xfe',
    'a'.repeat(8_000),
    '%00',
    'null',
    '*',
    '../',
    '"',
    ';;;===;,',
    '-1',
    '1e400',
    '__proto__',
  ),
  fc.string({ unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)), maxLength: 40 }),
);

function headersOf({ visitToken, cookie, publicUrl }: Known, sample: SampleCall): fc.Arbitrary<Record<string, string>> {
  const parts: Record<string, fc.Arbitrary<string | null>> = {
    'content-type': rarely<string | null>(
      'application/json',
      fc.constantFrom(
        null,
        'text/plain',
        'application/json; charset=utf-16',
        'multipart/form-data',
        'APPLICATION/JSON',
      ),
      headerText,
    ),
    'content-encoding': rarely<string | null>(null, fc.constantFrom('gzip', 'br', 'identity', 'zip')),
    'idempotency-key': rarely<string | null>(
      'a new one',
      fc.constantFrom(null, 'k'.repeat(15), 'k'.repeat(16), 'k'.repeat(128), 'k'.repeat(129)),
      headerText,
    ),
    authorization: rarely<string | null>(
      null,
      fc.constant(`Bearer ${visitToken}`),
      fc.constantFrom(
        'Bearer',
        'Bearer ',
        `Bearer ${visitToken}x`,
        `Bearer ${'.'.repeat(300)}`,
        'Basic Og==',
        'Basic %',
      ),
      headerText,
    ),
    origin: rarely<string | null>(
      null,
      fc.constantFrom(publicUrl, 'null', 'https://evil.example', `${publicUrl}.`),
      headerText,
    ),
    cookie: rarely<string | null>(
      cookie,
      fc.constantFrom(null, `${cookie}x`, 'wattnest.session_token=%', '=;=;%00'),
      headerText,
    ),
    'accept-language': rarely<string | null>(
      null,
      fc.constantFrom('fr', 'de-'.repeat(2_000), 'x,'.repeat(4_000)),
      headerText,
    ),
    accept: rarely<string | null>(null, fc.constantFrom('text/event-stream', '*/*'), headerText),
    'last-event-id': rarely<string | null>(null, fc.constantFrom('-1', '9'.repeat(400)), headerText),
    'x-forwarded-for': rarely<string | null>(
      null,
      fc.constantFrom('::ffff:1.2.3.4', 'fe80::1%eth0', ','.repeat(2_000)),
      headerText,
    ),
    'if-none-match': rarely<string | null>(null, fc.constantFrom('*', '"x"'), headerText),
  };
  return fc.record(parts).map((all) => {
    const given = Object.entries(all).filter((it): it is [string, string] => it[1] !== null);
    return { ...Object.fromEntries(given), ...sample.headers };
  });
}

function addressOf(path: string, { parameters }: Operation, sample: SampleCall): fc.Arbitrary<string> {
  const names = parameters.filter((it) => it.in === 'path').map(({ name }) => name);
  const segments = fc.tuple(...names.map((name) => rarely(sample.parameters?.[name] ?? 'none', hostileSegments)));
  const filled = segments.map((values) =>
    names.reduce((url, name, at) => url.replace(`{${name}}`, () => values[at] ?? ''), path),
  );
  const ofQuery = parameters.filter((it) => it.in === 'query');
  const pairs = ofQuery.map(({ name, schema }) =>
    fc.oneof(
      fc.constant(''),
      valueOfSchema(schema).map((value) => `${name}=${encodeURIComponent(String(value).toWellFormed())}`),
      hostileSegments.map((value) => `${name}=${value}`),
    ),
  );
  const extra = rarely(
    '',
    fc.constantFrom(
      'a=1',
      '&&&',
      '=',
      '%=%',
      '__proto__=1',
      'cursor=&cursor=x',
      'x=1&'.repeat(10_000),
      '?'.repeat(2_000),
    ),
  );
  return fc.tuple(filled, fc.tuple(...pairs), extra).map(([url, named, more]) => {
    const query = [...named, more].filter(Boolean).join('&');
    return query ? `${url}?${query}` : url;
  });
}

/** Calls of one operation, as it is described and as nobody should send it. */
export function hostileCalls(
  path: string,
  method: string,
  operation: Operation,
  known: Known,
): fc.Arbitrary<HostileCall> {
  const sample = known.samples[operation.operationId] ?? {};
  return fc
    .record({
      method: fc.oneof(
        { arbitrary: fc.constant(method.toUpperCase()), weight: 30 },
        fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'),
      ),
      url: addressOf(path, operation, sample),
      headers: headersOf(known, sample),
      body: bodyOf(operation, sample),
    })
    .map(({ body, ...call }) => {
      const takesBody = call.method !== 'GET' && call.method !== 'HEAD';
      return body !== null && body !== undefined && takesBody ? { ...call, body } : call;
    });
}

/** Calls of an address that is not in the document; `taken` is the form of what can be posted there. */
export function strayCalls(path: string, known: Known, taken?: JsonSchema): fc.Arbitrary<HostileCall> {
  const operation: Operation = {
    operationId: '',
    parameters: [],
    ...(taken && { requestBody: { content: { 'application/json': { schema: taken } } } }),
    responses: {},
  };
  const below = rarely(
    '',
    hostileSegments.map((segment) => `/${segment}`),
  );
  return fc
    .tuple(hostileCalls(path, taken ? 'post' : 'get', operation, known), below)
    .map(([call, more]) => ({ ...call, url: call.url.replace(path, () => path + more) }));
}

/** The call with a key that no other has, where it asks for one. */
export function withNewKey(call: HostileCall): HostileCall {
  if (call.headers['idempotency-key'] !== 'a new one') return call;
  return { ...call, headers: { ...call.headers, 'idempotency-key': randomUUID() } };
}
