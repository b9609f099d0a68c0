import { keyedHash, sameBytes } from '#api/ground/keyed-hash.ts';

const HOUR_MS = 3_600_000;

/** How long a link to a picture is good, at the least: shown on a page that may stay open for a working day, or told to a company's server. */
export const LINK_HOURS = { page: 12, webhook: 7 * 24 } as const;

export interface MediaLink {
  mediaId: string;
  /** The request whose companies see it; it ends with that request. */
  leadId: string | null;
}

const FORM = /^([\da-f-]{36})\.([\da-f-]{36}|own)\.(\d{1,8})\.([\w-]{43})$/;

const signatureOf = (secret: string, named: string) => keyedHash(secret, 'media-link')(named);

/** A path that shows one picture to whoever has it, until it ends; the same for the rest of the hour, so that browsers keep it. */
export function mediaPath(
  secret: string,
  { mediaId, leadId }: MediaLink,
  now: Date,
  hours: number = LINK_HOURS.page,
): string {
  const endHour = Math.floor(now.getTime() / HOUR_MS) + hours + 1;
  const named = `${mediaId}.${leadId ?? 'own'}.${endHour}`;
  return `/media/${named}.${signatureOf(secret, named).toString('base64url')}`;
}

/** The picture that a path names; null when we did not make it, or it has ended. */
export function readMediaToken(secret: string, token: string, now: Date): MediaLink | null {
  const [, mediaId = '', owner = '', endHour = '', signature = ''] = FORM.exec(token) ?? [];
  const named = `${mediaId}.${owner}.${endHour}`;
  if (!sameBytes(Buffer.from(signature, 'base64url'), signatureOf(secret, named))) return null;
  if (Number(endHour) * HOUR_MS <= now.getTime()) return null;
  return { mediaId, leadId: owner === 'own' ? null : owner };
}
