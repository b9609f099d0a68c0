import type { EstimateVerdict } from '#domain/estimate/verdict.ts';
import { formatNames, formatPercent, type Locale } from '#domain/format.ts';
import { GUARANTEE_TOLERANCE_PERCENT, SATISFACTION_GUARANTEE_YEARS } from '#domain/guarantee.ts';
import { type Milestone, milestones } from '#domain/leads/timeline.ts';
import type { QuickResult } from '#domain/questionnaire/packages.ts';
import type { Potentials } from '#domain/questionnaire/recommend.ts';
import { type AdvisedHome, leading, packageOf, recommendationOf } from '#domain/questionnaire/recommendation.ts';
import type { SummaryAssessment } from '#domain/summary/summary-assessment.ts';
import { toldLabels } from '#texts/home/answer-labels.ts';
import type { AnswerNames, ToldTexts } from '#texts/home/facts/texts.ts';
import type { HomeTexts } from '#texts/home/texts.ts';
import { extrasOf, packageCard, potentialBadges } from '#texts/mail/figures.ts';
import type { Block, Letter } from '#texts/mail/letter.ts';
import { nameForGreeting } from '#texts/mail/name-for-greeting.ts';
import { narrative } from '#texts/mail/narrative.ts';
import type { MilestoneTexts } from '#texts/milestones/texts.ts';
import { recommendationSentence } from '#texts/recommendation/say.ts';
import type { RecommendationTexts } from '#texts/recommendation/texts.ts';
import type { SummaryMailTexts } from '#texts/summary-mail/texts.ts';

/** What the letter is written from. */
export interface SummaryFacts {
  /** As the person wrote it. */
  name: string;
  /** Null where only potentials are known, as after a chat. */
  home: { assessment: SummaryAssessment; result: QuickResult | null; ownsHome?: boolean | undefined } | null;
  /** What stands above all else; without it, what to begin with. */
  headline?: string | undefined;
  /** What a strategy check recommends, written, in place of packages. */
  strategy?: readonly Block[];
  /** Who a strategy check has matched, written: also beside a detailed estimate. */
  providers?: readonly Block[];
  /** The detailed estimate, written, in place of all recommended so far, and its verdict. */
  estimate?: { blocks: readonly Block[]; verdict: EstimateVerdict };
  potentials: Partial<Potentials>;
  /** By name; null when no partners were asked for. */
  partners: readonly string[] | null;
  /** The company on whose page the consultation was, by name. */
  pagePartner: string | null;
  /** Null in a preview. */
  links: { summary: string; unsubscribe: string } | null;
}

/** The texts of one language. */
export interface SummaryLetterTexts {
  mail: SummaryMailTexts;
  home: HomeTexts;
  milestones: MilestoneTexts;
  names: AnswerNames;
  told: ToldTexts;
  recommendation: RecommendationTexts;
}

/** What the home is told to begin with, as its widget told it. */
function recommended({ home, potentials, estimate }: SummaryFacts) {
  if (!home) return undefined;
  const { ownsHome, assessment } = home;
  const advised: AdvisedHome = { ...assessment, ownsHome, verdict: estimate?.verdict };
  return { advised, recommendation: recommendationOf(potentials, advised) };
}

function headlineBlocks(facts: SummaryFacts, { recommendation: texts }: SummaryLetterTexts): Block[] {
  const found = recommended(facts);
  const text = facts.headline ?? (found && recommendationSentence(found.recommendation, found.advised, texts));
  return text ? [{ kind: 'paragraph', text }] : [];
}

function homeBlocks({ home: known }: SummaryFacts, texts: SummaryLetterTexts, locale: Locale): Block[] {
  if (!known) return [];
  const { mail, home, names, told } = texts;
  const text = narrative(known.assessment, mail.narrative, home, locale);
  const facts = toldLabels(known.assessment, told, locale).map(({ field, label: value }) => {
    return { label: names[field], value };
  });
  return [
    ...(text ? [{ kind: 'paragraph' as const, text }] : []),
    ...(facts.length > 0 ? [{ kind: 'facts' as const, heading: mail.toldHeading, facts, note: null }] : []),
  ];
}

function figureBlocks(
  facts: SummaryFacts,
  { mail, home, recommendation: { mark } }: SummaryLetterTexts,
  locale: Locale,
): Block[] {
  const result = facts.home?.result;
  const badges = potentialBadges(facts.potentials, home);
  const potentials: Block[] =
    badges.length > 0 ? [{ kind: 'potentials', heading: mail.potentialsHeading, badges }] : [];
  if (!result) return [...potentials, ...(facts.estimate?.blocks ?? facts.strategy ?? []), ...(facts.providers ?? [])];
  const extras = extrasOf(result.costFactors, home, locale);
  const note = extras ? `${mail.costFactors(extras)} ${mail.typicalNote}` : mail.typicalNote;
  const solution = recommended(facts)?.recommendation.solution;
  const first = solution && packageOf[solution];
  const cards = leading(result.options, first).map((it) =>
    packageCard(it, mail, home, locale, it.name === first ? mark : undefined),
  );
  return [...potentials, { kind: 'packages', heading: mail.packagesHeading, cards, note }];
}

function partnerBlocks({ partners }: SummaryFacts, { mail }: SummaryLetterTexts, { language }: Locale): Block[] {
  if (!partners) return [];
  const text = partners.length > 0 ? mail.partners(formatNames(partners, language)) : mail.noPartners;
  return [{ kind: 'paragraph', text }];
}

function stepsBlock({ partners, pagePartner }: SummaryFacts, { mail, milestones: texts }: SummaryLetterTexts): Block {
  const textOf = (it: Milestone) =>
    it === 'matching' && pagePartner ? texts.planning.text(pagePartner) : texts.text[it];
  const steps = milestones.map((it) => ({ when: texts.when[it], text: textOf(it) }));
  const onceAsked = pagePartner ? mail.stepsOnceAskedThere(pagePartner) : mail.stepsOnceAsked;
  const intro = partners ? mail.stepsOfRequest : onceAsked;
  return { kind: 'steps', heading: mail.stepsHeading, intro, steps };
}

function guaranteeBlock({ mail }: SummaryLetterTexts, locale: Locale): Block {
  const percent = formatPercent(GUARANTEE_TOLERANCE_PERCENT, locale);
  return { kind: 'note', heading: mail.guaranteeHeading, text: mail.guarantee(percent, SATISFACTION_GUARANTEE_YEARS) };
}

/** The full consultation as a letter: sent to a confirmed address, and shown by the browser beforehand. */
export function summaryLetter(facts: SummaryFacts, texts: SummaryLetterTexts, locale: Locale): Letter {
  const { mail } = texts;
  const { links } = facts;
  const name = nameForGreeting(facts.name);
  return {
    language: locale.language,
    subject: mail.subject,
    preview: mail.preview,
    title: mail.title,
    blocks: [
      { kind: 'paragraph', text: name ? mail.greeting(name) : mail.greetingWithoutName },
      { kind: 'paragraph', text: mail.intro },
      ...headlineBlocks(facts, texts),
      ...homeBlocks(facts, texts, locale),
      ...figureBlocks(facts, texts, locale),
      ...partnerBlocks(facts, texts, locale),
      stepsBlock(facts, texts),
      guaranteeBlock(texts, locale),
      { kind: 'link', intro: mail.linkIntro, link: { label: mail.linkLabel, url: links?.summary ?? null } },
      { kind: 'paragraph', text: mail.closing },
    ],
    imprint: mail.imprint,
    footer: { text: mail.whyYou, link: { label: mail.unsubscribe, url: links?.unsubscribe ?? null } },
    aiWritten: false,
  };
}
