import type { ServiceContext } from '#api/context/service-context.ts';
import type { Visit } from '#api/context/visit.ts';
import { lead } from '#api/database/schema/leads.ts';
import type { DescribedHome } from '#api/services/assessments/described-home.ts';
import { storeAssessment } from '#api/services/assessments/store-assessment.ts';
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
  /** Null where they get it at once. */
  waitingPartnerIds: string[] | null;
}

/** Writes home, assessment and lead. Returns the lead's id. */
export async function storeLead(context: ServiceContext, newLead: NewLead): Promise<string> {
  const { tx, ids, now } = context;
  const { input, visit, home, contactAddressId, confirmedAt, waitingPartnerIds } = newLead;
  const { language, market } = input;
  const assessmentId = await storeAssessment(context, { visit, language, market, ...home });
  const { name, place, phone } = input.contact;
  const id = ids.next();
  const links = { siteId: visit.site.id, visitId: visit.id, contactAddressId, assessmentId };
  const given = { name, place, phone: phone ?? null, confirmedAt, waitingPartnerIds };
  await tx.insert(lead).values({ ...links, ...given, id, createdAt: now });
  return id;
}
