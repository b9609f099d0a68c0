import type { Language } from '#domain/place.ts';
import type { Letter } from '#texts/mail/letter.ts';
import { letterTexts } from '#texts/mail/letter-texts.ts';
import type { FactorChange } from '#texts/mail/texts.ts';

/** Proves an account's address, sets its password anew, says that there is an account already, or what of its second factor has changed. The first two links are secrets. */
export function accountLetter(
  kind: 'verify' | 'resetPassword' | 'knownAddress' | FactorChange,
  url: string,
  language: Language,
): Letter {
  const { [kind]: texts, firstMail, imprint } = letterTexts(language);
  return {
    language,
    subject: texts.subject,
    preview: texts.title,
    title: texts.title,
    blocks: [
      { kind: 'paragraph', text: firstMail.greeting },
      { kind: 'link', intro: texts.intro, link: { label: texts.linkLabel, url } },
      { kind: 'paragraph', text: texts.notYou },
      { kind: 'paragraph', text: firstMail.closing },
    ],
    imprint,
    footer: null,
    aiWritten: false,
  };
}
