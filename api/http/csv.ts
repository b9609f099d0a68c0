import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { ServiceContext } from '#api/context/service-context.ts';
import { fileRoute, type Route } from '#api/http/route.ts';
import type { Endpoint } from '#domain/contract/endpoint.ts';
import { MAX_CSV_ROWS, type Page } from '#domain/contract/list.ts';
import type { Language } from '#domain/place.ts';

type Cell = string | number | boolean | null | undefined;

interface CsvFile<Entry> {
  /** What the audit trail says was taken along. */
  entity: string;
  list: (context: ServiceContext, query: { cursor?: string; limit: string }) => Promise<Page<Entry>>;
  /** By the names of the columns, as the caller reads them. */
  columns: (language: Language) => Record<string, (entry: Entry) => Cell>;
}

const ROWS_AT_ONCE = 500;

async function* entriesOf<Entry>(context: ServiceContext, filters: object, { list }: CsvFile<Entry>) {
  let next: string | null | undefined;
  for (let left = MAX_CSV_ROWS; left > 0 && next !== null; ) {
    const limit = String(Math.min(left, ROWS_AT_ONCE));
    const page: Page<Entry> = await list(context, { ...filters, ...(next && { cursor: next }), limit });
    yield* page.entries;
    left -= page.entries.length;
    next = page.next;
  }
}

async function* rowsOf<Entry>(context: ServiceContext, filters: object, file: CsvFile<Entry>) {
  const cells = Object.values(file.columns(context.locale.language));
  for await (const entry of entriesOf(context, filters, file)) yield cells.map((cell) => cell(entry));
}

/** Spreadsheets run what begins like a formula: such text gets an apostrophe before it. */
const form = { header: true, bom: true, escape_formulas: true, record_delimiter: 'windows' } as const;

/** What was searched for may be somebody's name: the trail keeps the other filters. */
function note({ tx, audit, actor, requestId }: ServiceContext, entity: string, filters: object): Promise<void> {
  const { query: _, ...kept } = filters as Record<string, string>;
  const deed = { actorScope: actor.scope, verb: 'export', entity, entityId: 'list', requestId };
  return audit.record(tx, { ...deed, change: { before: {}, after: kept } });
}

/** A list as a file: as many entries as fit, in the list's order, read portion by portion while it is written. */
export function csvRoute<const E extends Endpoint, Entry>(endpoint: E, file: CsvFile<Entry>): Route {
  return fileRoute<Endpoint>(endpoint, async (context, { body }) => {
    const filters = body as unknown as object;
    await note(context, file.entity, filters);
    const text = stringify({ ...form, columns: Object.keys(file.columns(context.locale.language)) });
    return pipeline(Readable.from(rowsOf(context, filters, file)), text, () => {});
  });
}
