import type { Settings } from '#api/context/deps.ts';
import type { media } from '#api/database/schema/media.ts';
import { mediaPath } from '#api/services/media/media-link.ts';
import type { Media } from '#domain/contract/media.ts';

export type MediaRow = typeof media.$inferSelect;

interface Showing {
  settings: Pick<Settings, 'secret'>;
  now: Date;
}

/** A picture as lists show it. */
export function shownMedia(row: MediaRow, { settings, now }: Showing, leadId: string | null = null): Media {
  const { id, kind: mediaType, subject, width, height, bytes, flaws, findings, analysis, advisor, createdAt } = row;
  return {
    ...{ id, mediaType, subject, width, height, bytes, flaws, analysis, advisor },
    ...(findings && { facts: findings }),
    createdAt: createdAt.toISOString(),
    path: mediaPath(settings.secret, { mediaId: id, leadId }, now),
  };
}
