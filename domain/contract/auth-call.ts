import type * as z from 'zod/mini';
import { defineEndpoint, type Endpoint } from '#domain/contract/endpoint.ts';

/** One of Better Auth's own calls: its answer sets cookies, so it stands beside the contract. */
export const authCall = <const Body extends z.core.$ZodType | null, const Reply extends z.core.$ZodType>(
  call: Pick<Endpoint<Body, Reply>, 'name' | 'summary' | 'method' | 'path' | 'body' | 'reply'>,
) => defineEndpoint({ ...call, status: 200, idempotency: 'exempt', failures: [] });
