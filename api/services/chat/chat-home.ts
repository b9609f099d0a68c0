import type { ServiceContext } from '#api/context/service-context.ts';
import type { Visit } from '#api/context/visit.ts';
import { message } from '#api/database/schema/chat.ts';
import { homeProfile } from '#api/database/schema/leads.ts';
import { and, desc, eq, isNotNull, sql } from '#api/database/sql.ts';
import { type ChatTags, isBare, joinTags } from '#domain/chat/tags.ts';
import type { ChatFacts } from '#domain/home/facts.ts';
import type { HomeProfile } from '#domain/home/home-profile.ts';

/** The home as the visit's own chat has shown it, and as the visitor has corrected it. */
export async function chatHomeOf({ tx }: ServiceContext, { id }: Visit): Promise<HomeProfile | null> {
  const ofChat = and(eq(homeProfile.visitId, id), homeProfile.isChat);
  const [row] = await tx.select({ profile: homeProfile.profile }).from(homeProfile).where(ofChat);
  return row?.profile ?? null;
}

/** The statement that puts this home in place of how it was. */
export function keepChatHome({ tx, ids, now }: ServiceContext, { id: visitId }: Visit, profile: HomeProfile) {
  return tx
    .insert(homeProfile)
    .values({ id: ids.next(), visitId, profile, isChat: true, createdAt: now })
    .onConflictDoUpdate({ target: homeProfile.visitId, targetWhere: sql`${homeProfile.isChat}`, set: { profile } })
    .returning({ id: homeProfile.id });
}

/** Far more than a home has to tell. */
const MOST_SET = 200;

/** What the visitor has set beside the conversation; null was taken out. */
export async function statedOf({ tx }: ServiceContext, { id, known }: Visit): Promise<ChatFacts> {
  if (!known) return {};
  const { facts, visitId, role, position } = message;
  const set = tx
    .select({ facts })
    .from(message)
    .where(and(eq(visitId, id), eq(role, 'stated')));
  const rows = await set.orderBy(desc(position)).limit(MOST_SET);
  return Object.assign({}, ...rows.reverse().map((row) => row.facts));
}

/** What the visit's messages have shown to matter to the visitor, to worry them, and not to be known to them; null when nothing. */
export async function tagsOf({ tx }: ServiceContext, { id, known }: Visit): Promise<ChatTags | null> {
  if (!known) return null;
  const { tags, visitId, position } = message;
  const shown = tx
    .select({ tags })
    .from(message)
    .where(and(eq(visitId, id), isNotNull(tags)));
  const all = joinTags((await shown.orderBy(position)).flatMap((row) => row.tags ?? []));
  return isBare(all) ? null : all;
}
