import * as accounts from '#api/database/schema/accounts.ts';
import * as applications from '#api/database/schema/applications.ts';
import * as chat from '#api/database/schema/chat.ts';
import * as contacts from '#api/database/schema/contacts.ts';
import * as handoffs from '#api/database/schema/handoffs.ts';
import * as leads from '#api/database/schema/leads.ts';
import * as mail from '#api/database/schema/mail.ts';
import * as media from '#api/database/schema/media.ts';
import * as notifications from '#api/database/schema/notifications.ts';
import * as partners from '#api/database/schema/partners.ts';
import * as platform from '#api/database/schema/platform.ts';
import * as projects from '#api/database/schema/projects.ts';
import * as webhooks from '#api/database/schema/webhooks.ts';

/** Every table, by its name in code. */
export const schema = {
  ...accounts,
  ...partners,
  ...applications,
  ...contacts,
  ...leads,
  ...chat,
  ...media,
  ...handoffs,
  ...mail,
  ...platform,
  ...webhooks,
  ...projects,
  ...notifications,
};
