import type { Language } from '#domain/place.ts';
import type { Letter } from '#texts/mail/letter.ts';
import { letterTexts } from '#texts/mail/letter-texts.ts';

interface UnreadNotifications {
  /** The oldest first. */
  sentences: readonly string[];
  /** The page of all of them, and the one where these mails end. */
  links: { notifications: string; unsubscribe: string };
}

/** What somebody with an account has not read yet. */
export function notificationLetter({ sentences, links }: UnreadNotifications, language: Language): Letter {
  const { notifications: texts, firstMail, imprint, unsubscribe } = letterTexts(language);
  return {
    language,
    subject: texts.subject(sentences.length),
    preview: sentences[0] ?? texts.title,
    title: texts.title,
    blocks: [
      { kind: 'paragraph', text: firstMail.greeting },
      { kind: 'list', heading: texts.heading, items: sentences },
      { kind: 'link', intro: texts.intro, link: { label: texts.linkLabel, url: links.notifications } },
      { kind: 'paragraph', text: firstMail.closing },
    ],
    imprint,
    footer: { text: texts.whyYou, link: { label: unsubscribe, url: links.unsubscribe } },
    aiWritten: false,
  };
}
