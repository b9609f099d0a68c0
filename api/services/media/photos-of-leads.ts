import type { Settings } from '#api/context/deps.ts';
import type { Database } from '#api/database/database.ts';
import { media } from '#api/database/schema/media.ts';
import { desc, oneOf } from '#api/database/sql.ts';
import { LINK_HOURS, mediaPath } from '#api/services/media/media-link.ts';
import type { ShownPhoto } from '#domain/contract/media.ts';

interface Showing {
  tx: Database;
  settings: Pick<Settings, 'secret'>;
  now: Date;
}

/** A request, and the visit in which it was made, as long as that is kept. */
interface Asked {
  lead: { id: string; visitId: string | null };
}

/** The pictures of each request, newest first: their links end with the request. */
export async function photosOfLeads(
  { tx, settings, now }: Showing,
  asked: readonly Asked[],
  hours: number = LINK_HOURS.page,
): Promise<(leadId: string) => ShownPhoto[]> {
  const visits = asked.flatMap(({ lead }) => lead.visitId ?? []);
  if (visits.length === 0) return () => [];
  const rows = await tx.select().from(media).where(oneOf(media.visitId, visits)).orderBy(desc(media.createdAt));
  return (leadId) => {
    const visitId = asked.find(({ lead }) => lead.id === leadId)?.lead.visitId;
    const own = rows.filter((row) => row.visitId === visitId);
    return own.map(({ id, kind: mediaType, subject, flaws, findings }) => ({
      ...{ id, mediaType, subject, flaws },
      ...(findings && { facts: findings }),
      path: mediaPath(settings.secret, { mediaId: id, leadId }, now, hours),
    }));
  };
}
