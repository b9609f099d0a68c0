import * as z from 'zod/mini';
import { checkedInput, refusedInput } from '#api/http/checked-input.ts';
import type { Endpoint } from '#domain/contract/endpoint.ts';
import { Failure } from '#domain/failure.ts';

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
