import { type Language, type Market, numberLocale } from '#domain/place.ts';
import { callEnd } from '#domain/projects/call-slots.ts';
import type { CalendarEntry, Letter } from '#texts/mail/letter.ts';
import { letterTexts } from '#texts/mail/letter-texts.ts';
import type { CallChange } from '#texts/mail/texts.ts';

interface CallFacts {
  change: CallChange;
  /** Of its calendar entry. */
  uid: string;
  sequence: number;
  startsAt: Date;
  /** The customer's. */
  timeZone: string;
  phone: string;
  market: Market;
  /** The project's page; where these reminders end. */
  links: { call: string; unsubscribe: string };
}

function tellMoment({ startsAt, timeZone, market }: CallFacts, language: Language): string {
  const format = new Intl.DateTimeFormat(numberLocale(language, market), {
    ...{ timeZone, weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'long' },
  });
  return format.format(startsAt);
}

function entryOf({ uid, sequence, startsAt, change, links }: CallFacts, summary: string): CalendarEntry {
  const isCancelled = change === 'cancelled';
  return { uid, sequence, startsAt, endsAt: callEnd(startsAt), summary, url: links.call, isCancelled };
}

/** A call with an expert: that it is booked, moved, cancelled, or tomorrow. */
export function callLetter(facts: CallFacts, language: Language): Letter {
  const { expertCall: texts, notifications, firstMail, imprint, unsubscribe } = letterTexts(language);
  const { change, phone, links } = facts;
  const { subject, title, intro } = texts[change];
  const when = tellMoment(facts, language);
  const isOver = change === 'cancelled';
  return {
    language,
    subject,
    preview: when,
    title,
    blocks: [
      { kind: 'paragraph', text: firstMail.greeting },
      { kind: 'paragraph', text: intro },
      {
        kind: 'facts',
        heading: texts.heading,
        facts: [{ label: texts.when, value: when }, ...(isOver ? [] : [{ label: texts.phone, value: phone }])],
        note: null,
      },
      {
        kind: 'link',
        intro: isOver ? texts.again : texts.change,
        link: { label: texts.linkLabel, url: links.call },
      },
      { kind: 'paragraph', text: firstMail.closing },
    ],
    ...(change !== 'reminder' && { entry: entryOf(facts, texts.entry) }),
    imprint,
    footer:
      change === 'reminder'
        ? { text: notifications.whyYou, link: { label: unsubscribe, url: links.unsubscribe } }
        : null,
    aiWritten: false,
  };
}
