import type { ServiceContext } from '#api/context/service-context.ts';
import type { Visit } from '#api/context/visit.ts';
import { message } from '#api/database/schema/chat.ts';
import { summaryRequest } from '#api/database/schema/leads.ts';
import { and, desc, eq } from '#api/database/sql.ts';
import { countCompleted } from '#api/services/assessments/count-assessments.ts';
import { type DescribedHome, homeOfAnswers, homeOfChat } from '#api/services/assessments/described-home.ts';
import { storeAssessment } from '#api/services/assessments/store-assessment.ts';
import { chatHomeOf, tagsOf } from '#api/services/chat/chat-home.ts';
import { giveConsent } from '#api/services/contacts/consents.ts';
import { isMailboxProved, keepContact, noteOwner } from '#api/services/contacts/contact-address.ts';
import { type EstimatedHome, withEstimate } from '#api/services/estimate/kept-estimate.ts';
import { mailConsultation } from '#api/services/mail/mail-consultation.ts';
import { homeOfCheck } from '#api/services/strategy/check-home.ts';
import { keepVisit } from '#api/services/visits/open-visit.ts';
import type { ChatTags } from '#domain/chat/tags.ts';
import { CONSENT_VERSION } from '#domain/contact/consent.ts';
import { standingPotentials } from '#domain/contract/assessment-result.ts';
import type { BodyOf, ReplyOf } from '#domain/contract/endpoint.ts';
import type { sendSummary as endpoint } from '#domain/contract/summary-mail.ts';
import { Failure } from '#domain/failure.ts';
import type { Locale } from '#domain/format.ts';
import { answersFromProfile, profileFromAssessment } from '#domain/home/codecs.ts';
import type { HomeProfile } from '#domain/home/home-profile.ts';
import { type Market, marketCurrency } from '#domain/place.ts';
import { knownResult } from '#domain/questionnaire/known-result.ts';
import { potentialsOf } from '#domain/questionnaire/packages.ts';
import type { Potentials } from '#domain/questionnaire/recommend.ts';

type Input = BodyOf<typeof endpoint>;

interface AskedSummary extends Locale {
  potentials: Partial<Potentials>;
  /** Null after a chat that the visit does not hold: the browser sends its potentials alone. */
  home: EstimatedHome | null;
}

/** The home that an assessment tells; a chat's may be told in part. */
function homeOfAssessment({ kind, assessment = {} }: Input, market: Market, shown: ChatTags | null): DescribedHome {
  const currency = marketCurrency(market);
  const profile = profileFromAssessment(assessment, currency);
  const home = homeOfAnswers(answersFromProfile(profile, assessment), market);
  const tags = shown ?? assessment.tags ?? null;
  return { ...home, profile, tags, ...(kind === 'chat' && { kind, result: knownResult(home.answers, currency) }) };
}

/** Who owns the home, as the chat knows it: an assessment does not tell. */
function owned(home: DescribedHome, chatHome: HomeProfile | null): DescribedHome {
  const { ownsHome } = chatHome ?? {};
  return ownsHome ? { ...home, profile: { ...home.profile, ownsHome } } : home;
}

async function homeOf(context: ServiceContext, visit: Visit, input: Input): Promise<DescribedHome | null> {
  const { locale } = context;
  if (input.check) return homeOfCheck(context, visit, input.check, locale);
  const shown = !input.assessment || input.kind === 'chat' ? await tagsOf(context, visit) : null;
  const chatHome = input.assessment && input.kind !== 'chat' ? null : await chatHomeOf(context, visit);
  if (input.assessment) return owned(homeOfAssessment(input, locale.market, shown), chatHome);
  return chatHome && homeOfChat(chatHome, marketCurrency(locale.market), shown);
}

/** What a summary is written from: with answers, or a chat of this visit, every figure is computed here, whatever the browser sent along. */
async function askedSummary(context: ServiceContext, visit: Visit, input: Input): Promise<AskedSummary> {
  const told = await homeOf(context, visit, input);
  const home = told && (await withEstimate(context, visit, told, context.locale.market));
  const potentials = home ? standingPotentials(home.result, home.estimate) : potentialsOf(input.recommendations ?? {});
  return { ...context.locale, potentials, home };
}

type Told = Pick<typeof summaryRequest.$inferSelect, 'consultationSummary' | 'summaryBy'>;

/**
 * What a chat came to. In a visit of ours, the adviser's last whole answer as it is stored, whatever the browser sends;
 * without one, the text is the visitor's own, since nothing else says who wrote it.
 */
async function toldSummary({ tx }: ServiceContext, visit: Visit, sent: string | undefined): Promise<Told> {
  const nothing = { consultationSummary: null, summaryBy: null };
  if (sent === undefined) return nothing;
  if (!visit.known) return { consultationSummary: sent, summaryBy: 'visitor' };
  const answers = and(eq(message.visitId, visit.id), eq(message.role, 'assistant'), eq(message.isCut, false));
  const [last] = await tx.select().from(message).where(answers).orderBy(desc(message.position)).limit(1);
  return last ? { consultationSummary: last.content, summaryBy: last.advisor } : nothing;
}

async function limitSummaries({ limiter, tx, askedBy }: ServiceContext, visit: Visit): Promise<void> {
  if (!visit.known) return limiter.durable(tx, 'summaryWithoutVisit', askedBy);
  await limiter.durable(tx, 'summaryPerVisit', visit.id);
  await limiter.durable(tx, 'summaryPerAddress', askedBy);
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
  const asked = await askedSummary(context, visit, input);
  const { language, market, potentials, home } = asked;
  const address = await keepContact(context, input.email, language);
  const isProved = await isMailboxProved(context, visit, address);
  if (isProved) await noteOwner(context, address);
  const id = await storeRequest(context, visit, address.id, input, isProved ? now : null, asked);
  const consented = { contactAddressId: address.id, leadId: null, language, namedPartners: null };
  if (input.consent) await giveConsent(context, { ...consented, given: input.consent });
  const { result, estimate } = home ?? { result: null, estimate: null };
  const told = { potentials, result, estimate, partners: [] };
  const consultation = { source: 'summary', id, language, market, ...told } as const;
  const confirmation = await mailConsultation(context, address, isProved, consultation);
  await audit.record(tx, { actorScope: actor.scope, verb: 'create', entity: 'summary', entityId: id, requestId });
  const counted = { visitId: visit.id, siteId: visit.site.id, market };
  if (home) await countCompleted(context, { ...counted, kind: home.kind });
  return { success: true, confirmation };
}
