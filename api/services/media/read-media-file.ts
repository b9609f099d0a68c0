import type { Deps } from '#api/context/deps.ts';
import { lead } from '#api/database/schema/leads.ts';
import { media } from '#api/database/schema/media.ts';
import { and, eq, isNull } from '#api/database/sql.ts';
import { type MediaLink, readMediaToken } from '#api/services/media/media-link.ts';
import { Failure } from '#domain/failure.ts';

type Context = Pick<Deps, 'database' | 'media' | 'clock' | 'settings'>;

/** Whether the picture is still there, and still shown to whom the link was given. */
async function isShown({ database: { db } }: Context, { mediaId, leadId }: MediaLink): Promise<boolean> {
  const [row] = await db.select({ visitId: media.visitId }).from(media).where(eq(media.id, mediaId));
  if (!row?.visitId) return false;
  if (leadId === null) return true;
  const open = and(eq(lead.id, leadId), eq(lead.visitId, row.visitId), isNull(lead.withdrawnAt));
  return (await db.select({ id: lead.id }).from(lead).where(open)).length > 0;
}

/** The picture behind a link. */
export async function readMediaFile(context: Context, token: string): Promise<Uint8Array<ArrayBuffer>> {
  const link = readMediaToken(context.settings.secret, token, context.clock.now());
  const file = link && (await isShown(context, link)) ? await context.media.get(link.mediaId) : null;
  if (!file) throw new Failure('not-found');
  return file;
}
