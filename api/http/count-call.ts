import type { Context } from 'hono';
import { type Connection, limitKey, type ReadAddress } from '#api/http/client-address.ts';
import type { Limiter } from '#api/http/limiter.ts';

/** Counts a call against its client's limit, before anything else is done for it. Returns the client's address. */
export type CountCall = (c: Context) => Promise<string>;

export function callCounter(limiter: Limiter, readAddress: ReadAddress): CountCall {
  return async (c) => {
    const address = readAddress(c.env as Connection | undefined, c.req.raw.headers.get('x-forwarded-for'));
    await limiter.quick('call', limitKey(address));
    return address;
  };
}
