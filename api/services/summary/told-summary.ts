import { and, desc, eq } from 'drizzle-orm';
import type { ServiceContext } from '#api/context/service-context.ts';
import type { Visit } from '#api/context/visit.ts';
import { message } from '#api/database/schema/chat.ts';
import type { summaryRequest } from '#api/database/schema/leads.ts';

type Told = Pick<typeof summaryRequest.$inferSelect, 'consultationSummary' | 'summaryBy'>;

/**
 * What a chat came to. In a visit of ours, the adviser's last whole answer as it is stored, whatever the browser sends;
 * without one, the text is the visitor's own, since nothing else says who wrote it.
 */
export async function toldSummary({ tx }: ServiceContext, visit: Visit, sent: string | undefined): Promise<Told> {
  const nothing = { consultationSummary: null, summaryBy: null };
  if (sent === undefined) return nothing;
  if (!visit.known) return { consultationSummary: sent, summaryBy: 'visitor' };
  const answers = and(eq(message.visitId, visit.id), eq(message.role, 'assistant'), eq(message.isCut, false));
  const [last] = await tx.select().from(message).where(answers).orderBy(desc(message.position)).limit(1);
  return last ? { consultationSummary: last.content, summaryBy: last.advisor } : nothing;
}
