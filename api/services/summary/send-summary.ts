import { and, eq } from 'drizzle-orm';
import type { ServiceContext } from '#api/context/service-context.ts';
import type { Visit } from '#api/context/visit.ts';
import { homeProfile, summaryRequest } from '#api/database/schema/leads.ts';
import { storeAssessment } from '#api/services/assessments/store-assessment.ts';
import { giveConsent } from '#api/services/leads/give-consent.ts';
import { keepContact } from '#api/services/leads/keep-contact.ts';
import { isMailboxProved, noteOwner } from '#api/services/leads/prove-mailbox.ts';
import { mailConsultation } from '#api/services/mail/mail-consultation.ts';
import { type AskedSummary, askedSummary } from '#api/services/summary/asked-summary.ts';
import { toldSummary } from '#api/services/summary/told-summary.ts';
import { keepVisit } from '#api/services/visits/keep-visit.ts';
import { CONSENT_VERSION } from '#domain/contact/consent.ts';
import type { BodyOf, ReplyOf } from '#domain/contract/endpoint.ts';
import type { sendSummary as endpoint } from '#domain/contract/summary-mail.ts';
import { Failure } from '#domain/failure.ts';
import type { HomeProfile } from '#domain/home/home-profile.ts';

type Input = BodyOf<typeof endpoint>;

async function limitSummaries({ limiter, tx, askedBy }: ServiceContext, visit: Visit): Promise<void> {
  if (!visit.known) return limiter.durable(tx, 'summaryWithoutVisit', askedBy);
  await limiter.durable(tx, 'summaryPerVisit', visit.id);
  await limiter.durable(tx, 'summaryPerAddress', askedBy);
}

/** The home as the visit's own chat has shown it. */
async function chatHomeOf({ tx }: ServiceContext, { id }: Visit): Promise<HomeProfile | null> {
  const ofChat = and(eq(homeProfile.visitId, id), homeProfile.isChat);
  const [row] = await tx.select({ profile: homeProfile.profile }).from(homeProfile).where(ofChat);
  return row?.profile ?? null;
}

async function storeRequest(
  context: ServiceContext,
  visit: Visit,
  contactAddressId: string,
  { name, consultationSummary }: Input,
  confirmedAt: Date | null,
  { home, ...asked }: AskedSummary,
): Promise<string> {
  const { tx, ids, now } = context;
  const { language, market, potentials } = asked;
  const described = home && { visit, language, market, ...home };
  const assessmentId = described && (await storeAssessment(context, described));
  const id = ids.next();
  const links = { visitId: visit.id, contactAddressId, assessmentId };
  const told = { name, language, market, potentials, ...(await toldSummary(context, visit, consultationSummary)) };
  await tx.insert(summaryRequest).values({ ...links, ...told, id, confirmedAt, createdAt: now });
  return id;
}

/** Keeps the consultation and has it mailed: in full to the mailbox this browser has proved, else as figures and a link. */
export async function sendSummary(context: ServiceContext, input: Input): Promise<ReplyOf<typeof endpoint>> {
  const { visit, tx, now, audit, actor, requestId } = context;
  if (!visit) throw new Failure('visit-invalid');
  if (input.consent && input.consent.version !== CONSENT_VERSION) throw new Failure('consent-outdated');
  await limitSummaries(context, visit);
  await keepVisit(context, visit);
  const asked = askedSummary(input, input.assessment ? null : await chatHomeOf(context, visit));
  const { language, market, potentials, home } = asked;
  const address = await keepContact(context, input.email, language);
  const isProved = await isMailboxProved(context, visit, address);
  if (isProved) await noteOwner(context, address);
  const id = await storeRequest(context, visit, address.id, input, isProved ? now : null, asked);
  const consented = { contactAddressId: address.id, leadId: null, language, namedPartners: null };
  if (input.consent) await giveConsent(context, { ...consented, given: input.consent });
  const result = home?.result ?? null;
  const consultation = { source: 'summary', id, language, market, potentials, result, partners: [] } as const;
  const confirmation = await mailConsultation(context, address, isProved, consultation);
  await audit.record(tx, { actorScope: actor.scope, verb: 'create', entity: 'summary', entityId: id, requestId });
  return { success: true, confirmation };
}
