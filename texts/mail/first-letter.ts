import { formatNames, type Locale } from '#domain/format.ts';
import type { Potentials } from '#domain/questionnaire/recommend.ts';
import { potentialBadges } from '#texts/mail/figures.ts';
import type { Block, Letter } from '#texts/mail/letter.ts';
import { letterTexts } from '#texts/mail/letter-texts.ts';
import { type PackageTotal, totalCosts } from '#texts/mail/total-costs.ts';

/** Figures from our code and names of our partners: nothing a visitor wrote. */
export interface FirstLetterFacts {
  potentials: Partial<Potentials>;
  packages: readonly PackageTotal[];
  /** Of a detailed estimate, written, in place of packages. */
  estimate?: readonly Block[];
  partners: readonly string[];
  links: { summary: string; unsubscribe: string };
}

/** The one mail that goes to an address nobody has confirmed. */
export function firstLetter(
  { potentials, packages, estimate = [], partners, links }: FirstLetterFacts,
  locale: Locale,
): Letter {
  const { firstMail: texts, imprint, whyYou, unsubscribe, home } = letterTexts(locale.language);
  const badges = potentialBadges(potentials, home);
  const facts = totalCosts(packages, home, locale);
  const figures: Block[] = [
    ...(badges.length > 0 ? [{ kind: 'potentials' as const, heading: texts.potentialsHeading, badges }] : []),
    ...(facts.length > 0
      ? [{ kind: 'facts' as const, heading: texts.packagesHeading, facts, note: texts.typicalNote }]
      : []),
    ...estimate,
  ];
  const { language } = locale;
  return {
    language,
    subject: texts.subject,
    preview: texts.preview,
    title: texts.title,
    blocks: [
      { kind: 'paragraph', text: texts.greeting },
      { kind: 'paragraph', text: texts.intro },
      ...figures,
      ...(partners.length > 0
        ? [{ kind: 'paragraph' as const, text: texts.partners(formatNames(partners, language)) }]
        : []),
      { kind: 'link', intro: texts.linkIntro, link: { label: texts.linkLabel, url: links.summary } },
      { kind: 'paragraph', text: texts.notYou },
      { kind: 'paragraph', text: texts.closing },
    ],
    imprint,
    footer: { text: whyYou, link: { label: unsubscribe, url: links.unsubscribe } },
    aiWritten: false,
  };
}
