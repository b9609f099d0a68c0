import type { PhoneDirectory, SiteDirectory } from '#api/context/visit.ts';
import { handoff } from '#api/database/schema/handoffs.ts';
import { visit } from '#api/database/schema/leads.ts';
import { and, eq, gt } from '#api/database/sql.ts';
import { isPhoneToken, phoneTokenHash } from '#api/services/handoffs/handoff-hash.ts';
import { Failure } from '#domain/failure.ts';

const columns = {
  handoffId: handoff.id,
  id: visit.id,
  siteId: visit.siteId,
  language: visit.language,
  market: visit.market,
};

export function createPhoneDirectory(secret: string, sites: SiteDirectory): PhoneDirectory {
  return {
    owns: isPhoneToken,
    async visitOf(db, token, now) {
      const open = and(eq(handoff.tokenHash, phoneTokenHash(secret, token)), gt(handoff.endsAt, now));
      const ofVisit = eq(visit.id, handoff.visitId);
      const [row] = await db.select(columns).from(handoff).innerJoin(visit, ofVisit).where(open);
      const site = row && (await sites.byId(db, row.siteId));
      if (!row || !site) throw new Failure('visit-expired');
      const { id, handoffId, language, market } = row;
      return { id, site, known: true, handoffId, ...(language && market && { locale: { language, market } }) };
    },
  };
}
