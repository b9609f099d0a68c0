import * as z from 'zod/mini';
import type { Endpoint } from '#domain/contract/endpoint.ts';
import { Failure, type FieldProblem } from '#domain/failure.ts';
import { fieldErrors } from '#domain/field-errors.ts';

export const MAX_BODY_BYTES = 256 * 1024;

/** A body without a length is read piece by piece, and no further than the limit. */
async function countedText(body: ReadableStream<Uint8Array>, atMost: number): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body) {
    size += piece.byteLength;
    if (size > atMost) throw new Failure('body-too-large');
    pieces.push(piece);
  }
  return new TextDecoder().decode(Buffer.concat(pieces));
}

async function bodyText(request: Request, headers: Headers, atMost = MAX_BODY_BYTES): Promise<string> {
  const length = headers.get('content-length');
  if (length !== null && Number(length) > atMost) throw new Failure('body-too-large');
  if (length !== null) return request.text();
  return request.body ? countedText(request.body, atMost) : '';
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure('invalid-json');
  }
}

function refuseOtherThanJson(headers: Headers): void {
  const type = headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
  const encoding = headers.get('content-encoding') ?? 'identity';
  if (type !== 'application/json' || encoding !== 'identity') throw new Failure('unsupported-media-type');
}

/** The body as it was sent, of at most so many bytes. */
export async function sentBody(request: Request, atMost?: number): Promise<unknown> {
  const { headers } = request;
  refuseOtherThanJson(headers);
  return parsedJson(await bodyText(request, headers, atMost));
}

/** What a page's form sent, without script. */
export async function readForm(request: Request): Promise<URLSearchParams> {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';', 1);
  if (type.trim().toLowerCase() !== 'application/x-www-form-urlencoded') throw new Failure('unsupported-media-type');
  return new URLSearchParams(await bodyText(request, request.headers));
}

/** The checked body; throws the failure that names what is wrong with it. */
export async function readBody(schema: z.core.$ZodType, request: Request): Promise<unknown> {
  return checkedInput(schema, await sentBody(request));
}

/** Characters; no query of the contract comes near. */
const MAX_QUERY_LENGTH = 2_000;

/** The checked query; a parameter that is named twice counts with its last value. */
export function readQuery(schema: z.core.$ZodType, url: string): unknown {
  const { search, searchParams } = new URL(url);
  if (search.length > MAX_QUERY_LENGTH) throw refusedInput('too-long');
  return checkedInput(schema, Object.fromEntries(searchParams));
}

/** Reads what stands in the braces of the endpoint's path; `not-found` for what no record can have. */
export function parameterReader({ name, path, parameters = {} }: Endpoint) {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, it]) => it);
  const schemas = Object.entries(parameters);
  if (inPath.join() !== Object.keys(parameters).join()) throw new Error(`${name} does not name its path's parameters`);
  return (given: Record<string, string>): Record<string, string> => {
    for (const [it, schema] of schemas) if (!z.safeParse(schema, given[it]).success) throw new Failure('not-found');
    return given;
  };
}

/** The failure of a whole body or query. */
function refusedInput(problem: FieldProblem): Failure {
  return new Failure('validation', { fields: [{ path: '', problem }] });
}

/** As many as anybody reads; a body of nothing but unknown keys names no more of them. */
const MOST_FIELDS = 50;
const LONGEST_PATH = 200;

/** Whatever comes from outside, in a form that the database can take, as the schema reads it; throws `validation`. */
export function checkedInput(schema: z.core.$ZodType, input: unknown): unknown {
  const kept = storable(input);
  if (kept === undefined) throw refusedInput('wrong-type');
  const result = z.safeParse(schema, kept.value, { reportInput: true });
  if (result.success) return result.data;
  const fields = fieldErrors(result.error.issues.slice(0, MOST_FIELDS)).slice(0, MOST_FIELDS);
  throw new Failure('validation', { fields: fields.map((it) => ({ ...it, path: it.path.slice(0, LONGEST_PATH) })) });
}

/** More than any body of the contract has; what recurses over a body afterwards cannot run out of stack. */
const MAX_LEVELS = 16;

/** PostgreSQL stores no NUL and no half of a surrogate pair: each becomes U+FFFD. */
export function storableText(text: string): string {
  return text.isWellFormed() && !text.includes('\0') ? text : text.replaceAll('\0', '\ufffd').toWellFormed();
}

function isTooDeep(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((it) => isTooDeep(it, levels - 1));
}

function storableValue(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(storableValue);
  return Object.fromEntries(Object.entries(value).map(([key, it]) => [storableText(key), storableValue(it)]));
}

/** Parsed input with texts and keys that the database takes; undefined when it is nested too deep. */
function storable(value: unknown): { value: unknown } | undefined {
  return isTooDeep(value, MAX_LEVELS) ? undefined : { value: storableValue(value) };
}
