import type { Language } from '#domain/place.ts';
import type { Letter } from '#texts/mail/letter.ts';
import { letterTexts } from '#texts/mail/letter-texts.ts';
import type { FactorChange, VerifyMailTexts } from '#texts/mail/texts.ts';

/** Proves an account's address, sets its password anew, says that there is an account already, that its address has changed, or what of its second factor has. All links but those to a page of the portal are secrets. */
export function accountLetter(
  kind:
    | 'verify'
    | 'resetPassword'
    | 'knownAddress'
    | 'changeEmail'
    | 'emailChanged'
    | 'application'
    | 'applicationRefused'
    | FactorChange,
  url: string,
  language: Language,
): Letter {
  const { [kind]: texts } = letterTexts(language);
  return linkLetter(texts, url, language);
}

/** Invites somebody into a company's team. The link is a secret. */
export function invitationLetter({ company, url }: { company: string; url: string }, language: Language): Letter {
  const { intro, ...texts } = letterTexts(language).invitation;
  return linkLetter({ ...texts, intro: intro(company) }, url, language);
}

function linkLetter(texts: VerifyMailTexts, url: string, language: Language): Letter {
  const { firstMail, imprint } = letterTexts(language);
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
