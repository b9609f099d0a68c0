import type * as z from 'zod/mini';
import { checkedInput } from '#api/http/checked-input.ts';
import { Failure } from '#domain/failure.ts';

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
  return new TextDecoder().decode(Buffer.concat(pieces));
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

function refuseOtherThanJson(headers: Headers): void {
  const type = headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase();
  const encoding = headers.get('content-encoding') ?? 'identity';
  if (type !== 'application/json' || encoding !== 'identity') throw new Failure('unsupported-media-type');
}

/** The checked body; throws the failure that names what is wrong with it. */
export async function readBody(schema: z.core.$ZodType, request: Request): Promise<unknown> {
  const { headers } = request;
  refuseOtherThanJson(headers);
  return checkedInput(schema, parsedJson(await bodyText(request, headers)));
}
