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
  id: string;
  visitId: string | null;
  /** Of a request to partners: the links end with it. */
  leadId: string | null;
}

/** The pictures of each request, newest first. */
export async function photosOfRequests(
  { tx, settings, now }: Showing,
  asked: readonly Asked[],
  hours: number = LINK_HOURS.page,
): Promise<(id: string) => ShownPhoto[]> {
  const visits = asked.flatMap(({ visitId }) => visitId ?? []);
  if (visits.length === 0) return () => [];
  const rows = await tx.select().from(media).where(oneOf(media.visitId, visits)).orderBy(desc(media.createdAt));
  return (id) => {
    const { visitId, leadId = null } = asked.find((it) => it.id === id) ?? {};
    const own = rows.filter((row) => row.visitId === visitId);
    return own.map(({ id: mediaId, kind: mediaType, subject, flaws, findings }) => ({
      ...{ id: mediaId, mediaType, subject, flaws },
      ...(findings && { facts: findings }),
      path: mediaPath(settings.secret, { mediaId, leadId }, now, hours),
    }));
  };
}

/** The same for requests to partners. */
export function photosOfLeads(
  showing: Showing,
  asked: readonly { lead: { id: string; visitId: string | null } }[],
  hours?: number,
): Promise<(leadId: string) => ShownPhoto[]> {
  const leads = asked.map(({ lead: { id, visitId } }) => ({ id, visitId, leadId: id }));
  return photosOfRequests(showing, leads, hours);
}
