import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Language } from '#domain/place.ts';
import { PRODUCT_NAME } from '#domain/product.ts';
import type { CalendarEntry } from '#texts/mail/letter.ts';

/** A file that a mail program puts into its user's calendar, or takes out of it. */
export interface CalendarFile {
  method: 'REQUEST' | 'CANCEL';
  /** RFC 5545, with the method of RFC 5546. */
  text: string;
}

interface Around {
  from: string;
  to: string;
  language: Language;
  writtenAt: Date;
}

/** The entry as a file; under its `uid` and a higher `sequence` it takes the place of an earlier one. */
export function writeCalendar(entry: CalendarEntry, { from, to, language, writtenAt }: Around): CalendarFile {
  const { isCancelled, uid, sequence, startsAt, endsAt, summary, url } = entry;
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const calendar = ical({
    method,
    prodId: { company: PRODUCT_NAME, product: PRODUCT_NAME, language: language.toUpperCase() },
  });
  calendar.createEvent({
    ...{ id: uid, sequence, summary, url, start: startsAt, end: endsAt, stamp: writtenAt },
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: PRODUCT_NAME, email: from },
    attendees: [{ email: to, rsvp: false }],
  });
  return { method: isCancelled ? 'CANCEL' : 'REQUEST', text: calendar.toString() };
}
