import type { Locale } from '#domain/format.ts';
import type { Language } from '#domain/place.ts';
import { potentialsOf, type QuickResult } from '#domain/questionnaire/packages.ts';
import { potentialBadges } from '#texts/mail/figures.ts';
import type { Block, Letter } from '#texts/mail/letter.ts';
import { type LetterTexts, letterTexts } from '#texts/mail/letter-texts.ts';
import type { NewLeadMailTexts, PartnerMailTexts } from '#texts/mail/texts.ts';
import { totalCosts } from '#texts/mail/total-costs.ts';

interface Visitor {
  name: string;
  place: string;
  phone: string | null;
  email: string;
  confirmed: boolean;
}

export interface PartnerLetterFacts {
  company: string;
  /** How both sides name the request. */
  reference: string;
  /** The leads of the company in the portal. */
  url: string;
}

export interface NewLeadFacts extends PartnerLetterFacts {
  visitor: Visitor;
  result: QuickResult;
}

function toPartner(
  texts: PartnerMailTexts,
  { firstMail, imprint }: LetterTexts,
  { company, url }: PartnerLetterFacts,
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
      { kind: 'link', intro: texts.linkIntro, link: { label: texts.linkLabel, url } },
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
    { label: contact.address, value: visitor.confirmed ? texts.addressConfirmed : texts.addressUnconfirmed },
  ];
  return { kind: 'facts', heading: contactHeading, facts, note: null };
}

/** To a company's people: who asks, and for what. The figures are in the market of the request. */
export function newLeadLetter(facts: NewLeadFacts, locale: Locale): Letter {
  const texts = letterTexts(locale.language);
  const { partnerLead, home } = texts;
  const { result } = facts;
  const badges = potentialBadges(potentialsOf(result), home);
  const packages = totalCosts(result.options, home, locale);
  const blocks: Block[] = [
    contactBlock(partnerLead, facts),
    { kind: 'potentials', heading: partnerLead.potentialsHeading, badges },
    { kind: 'facts', heading: partnerLead.packagesHeading, facts: packages, note: partnerLead.typicalNote },
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
