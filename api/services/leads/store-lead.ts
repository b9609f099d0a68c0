import { lead, leadPartner } from '#api/database/schema/leads.ts';
import type { ServiceContext, Visit } from '#api/http/route.ts';
import { storeAssessment } from '#api/services/assessments/store-assessment.ts';
import { openProject } from '#api/services/leads/open-project.ts';
import type { BodyOf } from '#domain/contract/endpoint.ts';
import type { createLead } from '#domain/contract/leads.ts';
import { profileFromAnswers } from '#domain/home/profile-conversion.ts';
import { marketCurrency } from '#domain/place.ts';
import type { QuickResult } from '#domain/questionnaire/packages.ts';

export type LeadInput = BodyOf<typeof createLead>;

interface NewLead {
  input: LeadInput;
  visit: Visit;
  result: QuickResult;
  contactAddressId: string;
  partners: { id: string }[];
}

/** Writes home, assessment and lead, hands the lead to its partners and opens its project. Returns the lead's id. */
export async function storeLead(context: ServiceContext, newLead: NewLead): Promise<string> {
  const { tx, ids, now } = context;
  const { input, visit, result, contactAddressId, partners } = newLead;
  const { kind, language, market, answers } = input;
  const profile = profileFromAnswers(answers, marketCurrency(market));
  const described = { visit, kind, language, market, answers, profile, result };
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
