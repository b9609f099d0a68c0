import type { Purse } from '#api/advisor/advisor.ts';
import type { ServiceContext } from '#api/context/service-context.ts';
import type { Visit } from '#api/context/visit.ts';
import { keyedHash } from '#api/ground/keyed-hash.ts';

const WHOLE_SERVICE = 'all';

/** Who asks, as an AI from outside may know it. */
export function purseOwner({ settings }: Pick<ServiceContext, 'settings'>, { id }: Visit): string {
  return keyedHash(settings.secret, 'caller')(id).toString('base64url');
}

/** Counts an AI's tokens for who asks, from where, on which site and in all: set aside before its first call, what is left given back. */
export function openPurse(
  { limiter, tx, askedBy }: Pick<ServiceContext, 'limiter' | 'tx' | 'askedBy'>,
  visit: Visit,
): Purse {
  let reserved = 0;
  let spent = 0;
  const countsOf = (tokens: number) => [
    ...(visit.known ? [['tokensPerVisit', visit.id, tokens] as const] : []),
    ['tokensPerAddress', askedBy, tokens] as const,
    ['tokensPerSite', visit.site.id, tokens] as const,
    ['tokensPerDay', WHOLE_SERVICE, tokens] as const,
  ];
  return {
    async reserve(tokens) {
      if (!(await limiter.reserve(tx, countsOf(tokens)))) return false;
      reserved += tokens;
      return true;
    },
    spend(tokens) {
      spent += tokens;
    },
    async settle() {
      const left = reserved - spent;
      reserved = spent;
      if (left > 0) await limiter.giveBack(tx, countsOf(left));
    },
  };
}
