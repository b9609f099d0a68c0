import type { Database } from '#api/database/database.ts';
import { lead, summaryRequest } from '#api/database/schema/leads.ts';
import { eq } from '#api/database/sql.ts';
import type { SummaryMailContent } from '#api/mail/mail-content.ts';
import { companiesOf, homeOfLead, selectLeads } from '#api/services/leads/lead-queries.ts';
import { homeOfSummary, selectSummaries } from '#api/services/summary/summary-queries.ts';
import type { Market } from '#domain/place.ts';
import type { SummaryFacts } from '#texts/mail/summary-letter.ts';

interface Found {
  facts: Omit<SummaryFacts, 'links'>;
  market: Market;
}

async function ofLead(db: Database, id: string): Promise<Found | null> {
  const [row] = await selectLeads(db, eq(lead.id, id));
  if (!row) return null;
  const { name, withdrawnAt } = row.lead;
  const partners = withdrawnAt ? null : (await companiesOf(db, [id])).map((it) => it.name);
  const { home: assessment, result, potentials } = homeOfLead(row);
  const facts = { name, home: { assessment, result }, potentials, partners, pagePartner: row.pagePartner };
  return { facts, market: row.assessment.market };
}

async function ofSummary(db: Database, id: string): Promise<Found | null> {
  const [row] = await selectSummaries(db, eq(summaryRequest.id, id));
  if (!row) return null;
  const { name, potentials, market } = row.request;
  const told = homeOfSummary(row);
  const home = told && { assessment: told.home, result: told.result };
  return { facts: { name, home, potentials, partners: null, pagePartner: row.pagePartner }, market };
}

/** What the full mail is written from; null when the consultation was erased meanwhile. */
export function summaryFacts(db: Database, { source, id }: SummaryMailContent): Promise<Found | null> {
  return source === 'lead' ? ofLead(db, id) : ofSummary(db, id);
}
