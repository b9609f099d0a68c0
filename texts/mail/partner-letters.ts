import { type AssessmentResult, isStrategy } from '#domain/contract/assessment-result.ts';
import type { EstimateReport } from '#domain/estimate/estimate-report.ts';
import { formatNames, type Locale } from '#domain/format.ts';
import type { Language } from '#domain/place.ts';
import type { Potentials } from '#domain/questionnaire/recommend.ts';
import type { SummaryAssessment } from '#domain/summary/summary-assessment.ts';
import { estimateBlocks } from '#texts/estimate/letter.ts';
import { assessmentLabels } from '#texts/home/answer-labels.ts';
import { potentialBadges } from '#texts/mail/figures.ts';
import type { Block, Letter } from '#texts/mail/letter.ts';
import { type LetterTexts, letterTexts } from '#texts/mail/letter-texts.ts';
import type { NewLeadMailTexts, PartnerMailTexts } from '#texts/mail/texts.ts';
import { totalCosts } from '#texts/mail/total-costs.ts';
import { setupBlock } from '#texts/strategy/strategy-blocks.ts';

interface Visitor {
  name: string;
  place: string;
  phone: string | null;
  email: string;
  confirmed: boolean;
}

interface ToCompany {
  company: string;
}

export interface PartnerLetterFacts extends ToCompany {
  /** How both sides name the request. */
  reference: string;
}

export interface LeadDigestFacts extends ToCompany {
  references: readonly string[];
}

export interface NewLeadFacts extends PartnerLetterFacts {
  visitor: Visitor;
  home: SummaryAssessment;
  /** Those that are known. */
  potentials: Partial<Potentials>;
  result: AssessmentResult | null;
  /** Stands in place of the result. */
  estimate?: EstimateReport;
}

function toPartner(
  texts: PartnerMailTexts,
  { firstMail, imprint }: LetterTexts,
  { company }: ToCompany,
  blocks: Block[],
): Omit<Letter, 'language'> {
  return {
    subject: texts.subject,
    preview: texts.title,
    title: texts.title,
    blocks: [
      { kind: 'paragraph', text: firstMail.greeting },
      { kind: 'paragraph', text: texts.intro(company) },
      ...blocks,
      { kind: 'paragraph', text: firstMail.closing },
    ],
    imprint,
    footer: null,
    aiWritten: false,
  };
}

function contactBlock(
  { contactHeading, contact, ...texts }: NewLeadMailTexts,
  { reference, visitor }: NewLeadFacts,
): Block {
  const facts = [
    { label: contact.reference, value: reference },
    { label: contact.name, value: visitor.name },
    { label: contact.place, value: visitor.place },
    { label: contact.phone, value: visitor.phone ?? texts.noPhone },
    { label: contact.email, value: visitor.email },
    { label: contact.address, value: visitor.confirmed ? texts.requestConfirmed : texts.requestUnconfirmed },
  ];
  return { kind: 'facts', heading: contactHeading, facts, note: null };
}

/** What is known of the home; the visitor's own words are not mailed. */
function homeBlocks(
  { home: known }: NewLeadFacts,
  { partnerLead, home: names, answerNames, told }: LetterTexts,
  locale: Locale,
): Block[] {
  const facts = assessmentLabels(
    { ...known, energyGoals: undefined, additionalNotes: undefined },
    names,
    told,
    locale,
  ).map(({ field, label }) => ({ label: answerNames[field], value: label }));
  return facts.length > 0 ? [{ kind: 'facts', heading: partnerLead.homeHeading, facts, note: null }] : [];
}

function figureBlocks(
  { potentials, result, estimate }: NewLeadFacts,
  { partnerLead, home }: LetterTexts,
  locale: Locale,
): Block[] {
  const badges = potentialBadges(potentials, home);
  const { potentialsHeading, packagesHeading, typicalNote } = partnerLead;
  const found = badges.length > 0 ? [{ kind: 'potentials' as const, heading: potentialsHeading, badges }] : [];
  if (estimate) return [...found, ...estimateBlocks(estimate, locale, 'other')];
  if (!result) return found;
  if (isStrategy(result)) return [...found, setupBlock(result, locale)];
  const facts = totalCosts(result.options, home, locale);
  return [
    ...found,
    ...(facts.length > 0 ? [{ kind: 'facts' as const, heading: packagesHeading, facts, note: typicalNote }] : []),
  ];
}

/** To a company's people: who asks, and for what. The figures are in the market of the request. */
export function newLeadLetter(facts: NewLeadFacts, locale: Locale): Letter {
  const texts = letterTexts(locale.language);
  const { partnerLead } = texts;
  const blocks = [
    contactBlock(partnerLead, facts),
    ...homeBlocks(facts, texts, locale),
    ...figureBlocks(facts, texts, locale),
  ];
  return { language: locale.language, ...toPartner(partnerLead, texts, facts, blocks) };
}

/** To a company's people: a request was taken back. It names nobody. */
export function withdrawalLetter(facts: PartnerLetterFacts, language: Language): Letter {
  const texts = letterTexts(language);
  const { partnerWithdrawal } = texts;
  const which: Block = { kind: 'paragraph', text: partnerWithdrawal.which(facts.reference) };
  return { language, ...toPartner(partnerWithdrawal, texts, facts, [which]) };
}

/** To a company's people: requests that came in too fast for a mail each. It names nobody. */
export function leadDigestLetter(facts: LeadDigestFacts, language: Language): Letter {
  const texts = letterTexts(language);
  const { leadDigest } = texts;
  const lines = [leadDigest.which(formatNames(facts.references, language)), leadDigest.details];
  const blocks = lines.map((text): Block => ({ kind: 'paragraph', text }));
  return { language, ...toPartner(leadDigest, texts, facts, blocks) };
}

/** To a company's people: requests that nobody there has touched. It names nobody. */
export function leadReminderLetter(facts: LeadDigestFacts, language: Language): Letter {
  const texts = letterTexts(language);
  const { leadReminder } = texts;
  const lines = [leadReminder.which(formatNames(facts.references, language)), leadReminder.details];
  const blocks = lines.map((text): Block => ({ kind: 'paragraph', text }));
  return { language, ...toPartner(leadReminder, texts, facts, blocks) };
}
