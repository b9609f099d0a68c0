import type { ServiceContext } from '#api/context/service-context.ts';
import { message } from '#api/database/schema/chat.ts';
import { media } from '#api/database/schema/media.ts';
import { and, eq } from '#api/database/sql.ts';
import type { ReplyOf } from '#domain/contract/endpoint.ts';
import type { removeMedia as endpoint } from '#domain/contract/media.ts';
import { Failure } from '#domain/failure.ts';

/** Takes a picture out of its own visit, on a phone one that it has added, with what was told of it; its file goes with the next job. */
export async function removeMedia(
  { tx, visit, jobs }: ServiceContext,
  mediaId: string,
): Promise<ReplyOf<typeof endpoint>> {
  if (!visit?.known) throw new Failure('not-found');
  const theirs = visit.handoffId ? eq(media.handoffId, visit.handoffId) : undefined;
  const own = and(eq(media.id, mediaId), eq(media.visitId, visit.id), theirs);
  const [gone] = await tx.update(media).set({ visitId: null }).where(own).returning({ id: media.id });
  if (!gone) throw new Failure('not-found');
  await tx.delete(message).where(and(eq(message.id, mediaId), eq(message.visitId, visit.id)));
  await jobs.send(tx, 'remove-media', {});
  return { removed: true };
}
