import * as z from 'zod/mini';
import { Failure } from '#domain/failure.ts';
import { fieldErrors } from '#domain/field-errors.ts';

export const MAX_BODY_BYTES = 256 * 1024;

/** A body without a length is read piece by piece, and no further than the limit. */
async function countedText(body: ReadableStream<Uint8Array>): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body) {
    size += piece.byteLength;
    if (size > MAX_BODY_BYTES) throw new Failure('body-too-large');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

async function bodyText(request: Request, headers: Headers): Promise<string> {
  const length = headers.get('content-length');
  if (length !== null && Number(length) > MAX_BODY_BYTES) throw new Failure('body-too-large');
  if (length !== null) return request.text();
  return request.body ? countedText(request.body) : '';
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure('invalid-json');
  }
}

function checked(schema: z.core.$ZodType, input: unknown): unknown {
  const result = z.safeParse(schema, input, { reportInput: true });
  if (result.success) return result.data;
  throw new Failure('validation', { fields: fieldErrors(result.error.issues) });
}

/** The checked body; throws the failure that names what is wrong with it. */
export async function readBody(schema: z.core.$ZodType, request: Request): Promise<unknown> {
  const { headers } = request;
  const type = headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new Failure('unsupported-media-type');
  return checked(schema, parsedJson(await bodyText(request, headers)));
}

/** The checked query; a parameter that is named twice counts with its last value. */
export function readQuery(schema: z.core.$ZodType, url: string): unknown {
  return checked(schema, Object.fromEntries(new URL(url).searchParams));
}
