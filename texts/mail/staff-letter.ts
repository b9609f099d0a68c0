import { formatNames } from '#domain/format.ts';
import type { Language } from '#domain/place.ts';
import type { Letter } from '#texts/mail/letter.ts';
import { letterTexts } from '#texts/mail/letter-texts.ts';

export interface UnreadLeadFacts {
  reference: string;
  companies: readonly string[];
}

/** To our staff: a request lies with companies where nobody may read it. It names nobody but them. */
export function unreadLeadLetter({ reference, companies }: UnreadLeadFacts, language: Language): Letter {
  const { firstMail, imprint, unreadLead: texts } = letterTexts(language);
  return {
    language,
    subject: texts.subject,
    preview: texts.title,
    title: texts.title,
    blocks: [
      { kind: 'paragraph', text: firstMail.greeting },
      { kind: 'paragraph', text: texts.intro(formatNames(companies, language)) },
      { kind: 'paragraph', text: texts.which(reference) },
      { kind: 'paragraph', text: firstMail.closing },
    ],
    imprint,
    footer: null,
    aiWritten: false,
  };
}
