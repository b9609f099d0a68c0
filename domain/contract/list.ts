import * as z from 'zod/mini';
import { defineEndpoint, type Endpoint } from '#domain/contract/endpoint.ts';
import { momentCursorSchema } from '#domain/contract/parameters.ts';

/** Entries in one reply at most. */
export const PAGE_SIZE = 50;

/** Where the next page of a list stands, with `rel="next"`; without it, this page is the last. */
export const LINK_HEADER = 'Link';

/** Where an entry stands in a list, newest first. */
export interface Place {
  createdAt: Date;
  id: string;
}

/** Some entries of a list, and the cursor that leads on; null behind the last. */
export interface Page<Entry> {
  entries: Entry[];
  next: string | null;
}

export function cursorOf({ createdAt, id }: Place): string {
  return `${createdAt.getTime()}.${id}`;
}

/** The place a checked cursor names. */
export function placeOf(cursor: string): Place {
  const [milliseconds = '', id = ''] = cursor.split('.');
  return { createdAt: new Date(Number(milliseconds)), id };
}

type ListEndpoint = Omit<Endpoint, 'method' | 'body' | 'query' | 'reply' | 'status' | 'idempotency' | 'isPaged'>;

/** So many entries, at most `PAGE_SIZE`. */
const limitSchema = z.optional(
  z.string().check(
    z.refine((text) => /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= PAGE_SIZE, {
      params: { problem: 'unknown-value' },
    }),
  ),
);

/** Words that an entry begins with. */
export const searchSchema = z.optional(z.string().check(z.trim(), z.maxLength(100)));

/** From which end a list is read. */
export const orderSchema = z.optional(z.enum(['newest', 'oldest']));
export type Order = z.infer<typeof orderSchema>;

interface ListParts<Entry, Filters> {
  entry: Entry;
  /** What else narrows the list. */
  filters?: Filters;
}

/** A list that may be long, newest first: its reply is an array, one page of it. */
export function defineList<
  const Entry extends z.core.$ZodType,
  const Filters extends Record<string, z.core.$ZodType> = Record<never, never>,
>({ entry, filters, ...list }: ListEndpoint & ListParts<Entry, Filters>) {
  return defineEndpoint({
    ...list,
    method: 'GET',
    body: null,
    query: z.strictObject({ cursor: z.optional(momentCursorSchema), limit: limitSchema, ...(filters as Filters) }),
    reply: z.array(entry),
    status: 200,
    idempotency: 'exempt',
    isPaged: true,
  });
}

type FileEndpoint = Pick<Endpoint, 'name' | 'summary' | 'path'>;

/** The entries of a list as a file for a spreadsheet, narrowed as the list is; no more than `MAX_CSV_ROWS`. */
export function defineCsv<const Filters extends Record<string, z.core.$ZodType>>(
  file: FileEndpoint & { filters: Filters },
) {
  const { filters, ...endpoint } = file;
  return defineEndpoint({
    ...endpoint,
    method: 'POST',
    body: z.strictObject(filters),
    reply: z.string(),
    file: 'text/csv',
    status: 200,
    idempotency: 'exempt',
    failures: [],
  });
}

/** Of the newest or the oldest, as was asked. */
export const MAX_CSV_ROWS = 20_000;
