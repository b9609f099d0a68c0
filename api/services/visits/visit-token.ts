import type { VisitClaims, VisitTokens } from '#api/context/visit.ts';
import { type KeyedHash, keyedHash, sameBytes } from '#api/ground/keyed-hash.ts';
import { VISIT_MINUTES } from '#domain/contract/visits.ts';
import { languages, markets } from '#domain/place.ts';

const MINUTE_MS = 60_000;
const uuid = /^[0-9a-f-]{36}$/;

function claimsOf(payload: string): VisitClaims | null {
  const [visitId = '', siteId = '', expires = '', spoken, served] = payload.split('.');
  const language = languages.find((it) => it === spoken);
  const market = markets.find((it) => it === served);
  if (!uuid.test(visitId) || !uuid.test(siteId) || !/^\d+$/.test(expires) || !language || !market) return null;
  return { visitId, siteId, locale: { language, market }, expiresAt: new Date(Number(expires)) };
}

function verified(token: string, hash: KeyedHash): string | null {
  const cut = token.lastIndexOf('.');
  const payload = token.slice(0, Math.max(cut, 0));
  return sameBytes(Buffer.from(token.slice(cut + 1), 'base64url'), hash(payload)) ? payload : null;
}

/** Tokens carry visit, site, expiry and locale, so that reading one asks no database. */
export function createVisitTokens(secret: string): VisitTokens {
  const hash = keyedHash(secret, 'visit');
  return {
    issue(visit, now) {
      const { visitId, siteId, locale } = visit;
      const expiresAt = new Date(now.getTime() + VISIT_MINUTES * MINUTE_MS);
      const payload = [visitId, siteId, expiresAt.getTime(), locale.language, locale.market].join('.');
      return { ...visit, expiresAt, token: `${payload}.${hash(payload).toString('base64url')}` };
    },
    read(token) {
      const payload = token.length > 300 ? null : verified(token, hash);
      return payload === null ? null : claimsOf(payload);
    },
  };
}
