import type { ServiceContext } from '#api/context/service-context.ts';
import { milestone, project } from '#api/database/schema/leads.ts';
import { milestonesOf } from '#domain/leads/timeline.ts';

/** Opens the lead's project with its milestones, counted from now. */
export async function openProject({ tx, ids, now }: ServiceContext, leadId: string): Promise<void> {
  const projectId = ids.next();
  await tx.insert(project).values({ id: projectId, leadId, createdAt: now });
  await tx.insert(milestone).values(milestonesOf(now).map((it) => ({ ...it, projectId })));
}
