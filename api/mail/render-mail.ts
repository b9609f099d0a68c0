import { type Letter, type RenderedMail, writeLetter } from '#api/mail/letter.ts';
import type { AccountMailContent, FirstMailContent, MailContent } from '#api/mail/mail-content.ts';
import { formatMoney } from '#domain/format.ts';
import { solutions } from '#domain/home/enumerations.ts';
import type { Language } from '#domain/place.ts';
import { homeTexts } from '#texts/home/all.ts';
import { mailTexts } from '#texts/mail/all.ts';

function firstMail({ market, potentials, packages }: FirstMailContent, language: Language, url: string): Letter {
  const texts = mailTexts[language].firstMail;
  const names = homeTexts[language];
  return {
    subject: texts.subject,
    paragraphs: [texts.greeting, texts.intro],
    tables: [
      {
        heading: texts.potentialsHeading,
        rows: solutions.map((it) => [names.solution[it], names.potential[potentials[it]]]),
      },
      {
        heading: texts.packagesHeading,
        rows: packages.map((it) => [names.package[it.name], formatMoney(it.totalCost, { language, market })]),
      },
    ],
    note: texts.typicalNote,
    link: { intro: texts.linkIntro, label: texts.linkLabel, url },
    closing: [texts.notYou, texts.closing],
    imprint: mailTexts[language].imprint,
  };
}

function accountMail({ kind, link }: AccountMailContent, language: Language): Letter {
  const { subject, intro, linkLabel, notYou } = mailTexts[language][kind];
  const { greeting, closing } = mailTexts[language].firstMail;
  return {
    subject,
    paragraphs: [greeting],
    tables: [],
    link: { intro, label: linkLabel, url: link },
    closing: [notYou, closing],
    imprint: mailTexts[language].imprint,
  };
}

/** Subject, text and HTML of a mail. `summaryUrl` is the link of the first mail. */
export function renderMail(content: MailContent, language: Language, summaryUrl: string): RenderedMail {
  const letter =
    content.kind === 'firstMail' ? firstMail(content, language, summaryUrl) : accountMail(content, language);
  return writeLetter(letter, language);
}
