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

type Narrowed = Record<string, string>;

/** Portion by portion; the first is read before anything is sent, so that a refusal is one. */
async function entriesOf<Entry>(context: ServiceContext, filters: Narrowed, { list }: CsvFile<Entry>) {
  const read = (left: number, cursor?: string) =>
    list(context, { ...filters, ...(cursor && { cursor }), limit: String(Math.min(left, ROWS_AT_ONCE)) });
  const first = await read(MAX_CSV_ROWS);
  return (async function* () {
    let page = first;
    let left = MAX_CSV_ROWS - page.entries.length;
    yield* page.entries;
    while (left > 0 && page.next !== null) {
      page = await read(left, page.next);
      yield* page.entries;
      left -= page.entries.length;
    }
  })();
}

async function* rowsOf<Entry>(entries: AsyncIterable<Entry>, cells: readonly ((entry: Entry) => Cell)[]) {
  for await (const entry of entries) yield cells.map((cell) => cell(entry));
}

/** Spreadsheets run what begins like a formula: such text gets an apostrophe before it. */
const form = { header: true, bom: true, escape_formulas: true, record_delimiter: 'windows' } as const;

/** What was searched for may be somebody's name: the trail keeps the other filters. */
function note({ tx, audit, actor, requestId }: ServiceContext, entity: string, filters: Narrowed): Promise<void> {
  const { query: _, ...kept } = filters;
  const deed = { actorScope: actor.scope, verb: 'export', entity, entityId: 'list', requestId };
  return audit.record(tx, { ...deed, change: { before: {}, after: kept } });
}

/** A list as a file: as many entries as fit, in the list's order, read portion by portion while it is written. */
export function csvRoute<const E extends Endpoint, Entry>(endpoint: E, file: CsvFile<Entry>): Route {
  return fileRoute<Endpoint>(endpoint, async (context, { body }) => {
    const filters = body as unknown as Narrowed;
    const entries = await entriesOf(context, filters, file);
    await note(context, file.entity, filters);
    const columns = file.columns(context.locale.language);
    const text = stringify({ ...form, columns: Object.keys(columns) });
    return { body: pipeline(Readable.from(rowsOf(entries, Object.values(columns))), text, () => {}) };
  });
}
