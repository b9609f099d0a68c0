import { eq } from 'drizzle-orm';
import { audit } from '#api/database/schema/platform.ts';
import type { TestApp } from './with-app.ts';

/** What the audit trail holds of one record. */
export const deedsOn = ({ database }: Pick<TestApp, 'database'>, entityId: string) =>
  database.db.select().from(audit).where(eq(audit.entityId, entityId));
