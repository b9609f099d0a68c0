import { assessment, homeProfile, lead, leadPartner } from '#api/database/schema/leads.ts';
import type { ServiceContext, Visit } from '#api/http/route.ts';
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

async function storeAssessment({ tx, ids, now }: ServiceContext, { input, visit, result }: NewLead): Promise<string> {
  const shared = { visitId: visit.id, createdAt: now };
  const profile = profileFromAnswers(input.answers, marketCurrency(input.market));
  const homeProfileId = ids.next();
  await tx.insert(homeProfile).values({ ...shared, id: homeProfileId, profile });
  const { kind, language, market, answers } = input;
  const id = ids.next();
  await tx.insert(assessment).values({ ...shared, id, homeProfileId, kind, language, market, answers, result });
  return id;
}

/** Writes home, assessment and lead, and hands the lead to its partners. Returns the lead's id. */
export async function storeLead(context: ServiceContext, newLead: NewLead): Promise<string> {
  const { tx, ids, now } = context;
  const { input, visit, contactAddressId, partners } = newLead;
  const assessmentId = await storeAssessment(context, newLead);
  const { name, place, phone } = input.contact;
  const id = ids.next();
  const links = { siteId: visit.site.id, visitId: visit.id, contactAddressId, assessmentId };
  await tx.insert(lead).values({ ...links, id, name, place, phone: phone ?? null, createdAt: now });
  const handed = partners.map((it) => ({ leadId: id, partnerId: it.id, status: 'new' as const, createdAt: now }));
  if (handed.length > 0) await tx.insert(leadPartner).values(handed);
  return id;
}
