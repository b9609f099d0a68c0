import { lead, leadPartner } from '#api/database/schema/leads.ts';
import type { ServiceContext, Visit } from '#api/http/route.ts';
import { storeAssessment } from '#api/services/assessments/store-assessment.ts';
import type { LeadHome } from '#api/services/leads/lead-home.ts';
import { openProject } from '#api/services/leads/open-project.ts';
import type { BodyOf } from '#domain/contract/endpoint.ts';
import type { createLead } from '#domain/contract/leads.ts';

export type LeadInput = BodyOf<typeof createLead>;

interface NewLead {
  input: LeadInput;
  visit: Visit;
  home: LeadHome;
  contactAddressId: string;
  partners: { id: string }[];
}

/** Writes home, assessment and lead, hands the lead to its partners and opens its project. Returns the lead's id. */
export async function storeLead(context: ServiceContext, newLead: NewLead): Promise<string> {
  const { tx, ids, now } = context;
  const { input, visit, home, contactAddressId, partners } = newLead;
  const { kind, language, market } = input;
  const described = { visit, kind, language, market, ...home };
  const assessmentId = await storeAssessment(context, described);
  const { name, place, phone } = input.contact;
  const id = ids.next();
  const links = { siteId: visit.site.id, visitId: visit.id, contactAddressId, assessmentId };
  await tx.insert(lead).values({ ...links, id, name, place, phone: phone ?? null, createdAt: now });
  const fresh = { leadId: id, status: 'new' as const, statusChangedAt: now, createdAt: now };
  const handed = partners.map((it) => ({ ...fresh, partnerId: it.id }));
  if (handed.length > 0) await tx.insert(leadPartner).values(handed);
  await openProject(context, id);
  return id;
}
