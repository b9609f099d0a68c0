import type { Notification } from '#domain/notifications/notification.ts';
import type { NotificationTexts } from '#texts/notifications/texts.ts';

/** The sentence of a notification. */
export function sayNotification(told: Notification, texts: NotificationTexts, locale: string): string {
  const long = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
  const day = long.format(new Date(told.askedAt));
  const ends = told.ends && { ...told.ends, on: long.format(new Date(`${told.ends.on}T12:00`)) };
  const company = told.company ?? texts.someCompany;
  return texts.sentence[told.kind]({ ...told, ends, day, company, isCompany: told.company !== null }, texts);
}
