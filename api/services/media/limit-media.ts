import type { ServiceContext } from '#api/context/service-context.ts';
import type { Visit } from '#api/context/visit.ts';
import { Failure } from '#domain/failure.ts';

const WHOLE_SERVICE = 'all';
const KILOBYTE = 1_000;

/** Counts a picture. */
export function limitMedia({ limiter, tx, askedBy }: ServiceContext, visit: Visit): Promise<void> {
  if (!visit.known) return limiter.alone(tx, [['mediaWithoutVisit', askedBy]]);
  return limiter.alone(tx, [
    ['mediaPerVisit', visit.id],
    ['mediaPerAddress', askedBy],
  ]);
}

/** Counts its bytes, or the bytes that it has become larger by. */
export async function limitMediaBytes(
  { limiter, tx, askedBy }: ServiceContext,
  visit: Visit,
  bytes: number,
): Promise<void> {
  const kilobytes = Math.ceil(bytes / KILOBYTE);
  if (kilobytes <= 0) return;
  await limiter.alone(tx, [
    ...(visit.known ? [['bytesOfMediaPerVisit', visit.id, kilobytes] as const] : []),
    ['bytesOfMediaPerAddress', askedBy, kilobytes],
  ]);
  await limiter.alone(tx, [['bytesOfMediaPerDay', WHOLE_SERVICE, kilobytes]]);
}

const FORM = /^data:image\/[a-z0-9.+-]{1,40};base64,/i;

/** The bytes of a data URL; what it calls itself does not count. */
export function bytesOfUrl(url: string): Uint8Array {
  const [head = ''] = FORM.exec(url.slice(0, 80)) ?? [];
  const bytes = head === '' ? Buffer.alloc(0) : Buffer.from(url.slice(head.length), 'base64');
  if (bytes.byteLength === 0)
    throw new Failure('validation', { fields: [{ path: 'mediaUrl', problem: 'not-a-picture' }] });
  return bytes;
}
