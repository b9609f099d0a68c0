import { lead, leadPartner } from '#api/database/schema/leads.ts';
import type { ServiceContext, Visit } from '#api/http/route.ts';
import type { DescribedHome } from '#api/services/assessments/described-home.ts';
import { storeAssessment } from '#api/services/assessments/store-assessment.ts';
import { openProject } from '#api/services/leads/open-project.ts';
import type { BodyOf } from '#domain/contract/endpoint.ts';
import type { createLead } from '#domain/contract/leads.ts';

export type LeadInput = BodyOf<typeof createLead>;

interface NewLead {
  input: LeadInput;
  visit: Visit;
  home: DescribedHome;
  contactAddressId: string;
  /** Null until the owner of the address says that they asked. */
  confirmedAt: Date | null;
  partners: { id: string }[];
}

/** Writes home, assessment and lead, hands the lead to its partners and opens its project. Returns the lead's id. */
export async function storeLead(context: ServiceContext, newLead: NewLead): Promise<string> {
  const { tx, ids, now } = context;
  const { input, visit, home, contactAddressId, confirmedAt, partners } = newLead;
  const { language, market } = input;
  const assessmentId = await storeAssessment(context, { visit, language, market, ...home });
  const { name, place, phone } = input.contact;
  const id = ids.next();
  const links = { siteId: visit.site.id, visitId: visit.id, contactAddressId, assessmentId };
  await tx.insert(lead).values({ ...links, id, name, place, phone: phone ?? null, confirmedAt, createdAt: now });
  const fresh = { leadId: id, status: 'new' as const, statusChangedAt: now, createdAt: now };
  const handed = partners.map((it) => ({ ...fresh, partnerId: it.id }));
  if (handed.length > 0) await tx.insert(leadPartner).values(handed);
  await openProject(context, id);
  return id;
}
