import { index, integer, jsonb, moment, pgTable, text, uniqueIndex, uuid } from '#api/database/columns.ts';
import { user } from '#api/database/schema/accounts.ts';
import { lead } from '#api/database/schema/leads.ts';
import { email } from '#api/database/schema/mail.ts';
import { sql } from '#api/database/sql.ts';
import { type NotificationPayload, notificationKinds } from '#domain/notifications/notification.ts';

/** What somebody is told of that others did. */
export const notification = pgTable(
  'notification',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    eventId: uuid('event_id').notNull(),
    /** Counts the person's, in the order in which they were committed. */
    number: integer('number').notNull(),
    kind: text('kind', { enum: notificationKinds }).notNull(),
    /** The request it is about; what tells staff of the product itself has none. */
    leadId: uuid('lead_id').references(() => lead.id, { onDelete: 'cascade' }),
    payload: jsonb('payload').$type<NotificationPayload>().notNull(),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
    /** When a mail that tells it was written. */
    mailedAt: moment('mailed_at'),
    mailId: uuid('mail_id').references(() => email.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('notification_of_event').on(table.eventId, table.userId),
    uniqueIndex('notification_number').on(table.userId, table.number),
    index('notification_unread').on(table.userId).where(sql`${table.readAt} is null`),
    index().on(table.userId, table.createdAt, table.id),
    index().on(table.leadId),
    index().on(table.mailId),
  ],
);
