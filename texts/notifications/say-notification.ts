import type { Notification } from '#domain/notifications/notification.ts';
import type { NotificationTexts } from '#texts/notifications/texts.ts';

/** The sentence of a notification. */
export function sayNotification(told: Notification, texts: NotificationTexts, locale: string): string {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(told.askedAt));
  const company = told.company ?? texts.someCompany;
  return texts.sentence[told.kind]({ ...told, day, company, isCompany: told.company !== null }, texts);
}
