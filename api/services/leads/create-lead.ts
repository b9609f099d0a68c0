import type { ServiceContext } from '#api/context/service-context.ts';
import type { Visit } from '#api/context/visit.ts';
import { lead } from '#api/database/schema/leads.ts';
import { countCompleted } from '#api/services/assessments/count-assessments.ts';
import { type DescribedHome, homeOfAnswers, homeOfChat } from '#api/services/assessments/described-home.ts';
import { storeAssessment } from '#api/services/assessments/store-assessment.ts';
import { statedOf, tagsOf } from '#api/services/chat/chat-home.ts';
import { giveConsent } from '#api/services/contacts/consents.ts';
import { isMailboxProved, keepContact, noteOwner } from '#api/services/contacts/contact-address.ts';
import { type EstimatedHome, withEstimate } from '#api/services/estimate/kept-estimate.ts';
import { handOver, mayReachUnconfirmed } from '#api/services/leads/hand-over.ts';
import { mailConsultation } from '#api/services/mail/mail-consultation.ts';
import { agreedPartners, choosePartners } from '#api/services/partners/partners.ts';
import { countShown, countStep } from '#api/services/sites/count-steps.ts';
import { homeOfCheck } from '#api/services/strategy/check-home.ts';
import { keepVisit } from '#api/services/visits/open-visit.ts';
import { CONSENT_VERSION } from '#domain/contact/consent.ts';
import { standingPotentials } from '#domain/contract/assessment-result.ts';
import type { BodyOf, ReplyOf } from '#domain/contract/endpoint.ts';
import type { createLead as endpoint } from '#domain/contract/leads.ts';
import { Failure } from '#domain/failure.ts';
import { profileFromFacts } from '#domain/home/codecs.ts';
import { withFacts } from '#domain/home/facts.ts';
import { marketCurrency } from '#domain/place.ts';

type LeadInput = BodyOf<typeof endpoint>;

interface NewLead {
  input: LeadInput;
  visit: Visit;
  home: EstimatedHome;
  contactAddressId: string;
  /** Null until the owner of the address says that they asked. */
  confirmedAt: Date | null;
  /** Null where they get it at once. */
  waitingPartnerIds: string[] | null;
}

/** Writes home, assessment and lead. Returns the lead's id. */
async function storeLead(context: ServiceContext, newLead: NewLead): Promise<string> {
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

async function homeOf(context: ServiceContext, input: LeadInput, visit: Visit): Promise<DescribedHome> {
  if (input.kind === 'questionnaire') return homeOfAnswers(input.answers, input.market);
  if (input.kind === 'check') return homeOfCheck(context, visit, input.answers, input);
  const currency = marketCurrency(input.market);
  const stated = withFacts({}, await statedOf(context, visit));
  return homeOfChat(profileFromFacts(input.facts, currency, stated), currency, await tagsOf(context, visit));
}

async function limitLeads({ limiter, tx, askedBy }: ServiceContext, visit: Visit): Promise<void> {
  if (!visit.known) return limiter.durable(tx, 'leadWithoutVisit', askedBy);
  await limiter.durable(tx, 'leadPerVisit', visit.id);
  await limiter.durable(tx, 'leadPerAddress', askedBy);
}

/** Who asks has seen a result. Behind the day's assessments, as `countStep` says. */
async function countRequest(context: ServiceContext, { id, site }: Visit, isConfirmed: boolean): Promise<void> {
  await countShown(context, id, site.id);
  await countStep(context, site.id, 'requested');
  if (isConfirmed) await countStep(context, site.id, 'confirmed');
}

/** Stores the lead with all that belongs to it: contact, consent, home, partners, event, audit and the job for its mail. */
export async function createLead(context: ServiceContext, input: LeadInput): Promise<ReplyOf<typeof endpoint>> {
  const { visit, tx, now, audit, actor, requestId } = context;
  if (!visit) throw new Failure('visit-invalid');
  if (input.consent.version !== CONSENT_VERSION) throw new Failure('consent-outdated');
  await limitLeads(context, visit);
  await keepVisit(context, visit);
  const { language, market, contact, consent, partnerIds } = input;
  const home = await withEstimate(context, visit, await homeOf(context, input, visit), market);
  const { result, estimate } = home;
  const wish = { site: visit.site, market, place: contact.place, potentials: standingPotentials(result, estimate) };
  const partners = partnerIds
    ? await agreedPartners(context, visit, market, partnerIds)
    : await choosePartners(context, wish);
  const address = await keepContact(context, contact.email, language);
  const isProved = await isMailboxProved(context, visit, address);
  if (isProved) await noteOwner(context, address);
  const confirmedAt = isProved ? now : null;
  const chosen = partners.map(({ id }) => id);
  const waits = !(isProved || (await mayReachUnconfirmed(context, visit, address)));
  const waitingPartnerIds = waits ? chosen : null;
  const contactAddressId = address.id;
  const leadId = await storeLead(context, { input, visit, home, contactAddressId, confirmedAt, waitingPartnerIds });
  const namedPartners = partnerIds || visit.site.partner ? partners.map(({ name }) => name) : [];
  await giveConsent(context, { contactAddressId, leadId, language, given: consent, namedPartners });
  const { potentials } = wish;
  const asked = { source: 'lead', id: leadId, language, market, potentials, result, estimate, partners } as const;
  const confirmation = await mailConsultation(context, address, isProved, asked);
  if (!waits) await handOver(context, leadId, visit.site.id, chosen);
  await audit.record(tx, { actorScope: actor.scope, verb: 'create', entity: 'lead', entityId: leadId, requestId });
  await countCompleted(context, { visitId: visit.id, siteId: visit.site.id, market, kind: home.kind });
  await countRequest(context, visit, isProved);
  return { leadId, confirmation, partners, result, ...(waits && { waits }) };
}
