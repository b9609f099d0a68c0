import type { ServiceContext } from '#api/context/service-context.ts';
import { isBehind, pageOf, rowsOf } from '#api/database/page.ts';
import { media } from '#api/database/schema/media.ts';
import { and, desc, eq } from '#api/database/sql.ts';
import { shownMedia } from '#api/services/media/media-rows.ts';
import type { QueryOf } from '#domain/contract/endpoint.ts';
import type { Page } from '#domain/contract/list.ts';
import type { listMedia as endpoint, Media } from '#domain/contract/media.ts';

/** The pictures of the call's own visit, newest first; of a phone, those that it has added. */
export async function listMedia(
  context: ServiceContext,
  { cursor, limit }: QueryOf<typeof endpoint>,
): Promise<Page<Media>> {
  const { tx, visit } = context;
  if (!visit?.known) return { entries: [], next: null };
  const { visitId, createdAt, id } = media;
  const theirs = visit.handoffId ? eq(media.handoffId, visit.handoffId) : undefined;
  const rows = await tx
    .select()
    .from(media)
    .where(and(eq(visitId, visit.id), theirs, isBehind(cursor, createdAt, id)))
    .orderBy(desc(createdAt), desc(id))
    .limit(rowsOf(limit) + 1);
  return pageOf(
    rows,
    (row) => row,
    (row) => shownMedia(row, context),
    rowsOf(limit),
  );
}
