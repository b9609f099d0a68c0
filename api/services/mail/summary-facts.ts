import type { Database } from '#api/database/database.ts';
import { lead, summaryRequest } from '#api/database/schema/leads.ts';
import { eq } from '#api/database/sql.ts';
import type { SummaryMailContent } from '#api/mail/mail-content.ts';
import { companiesOf, homeOfLead, selectLeads } from '#api/services/leads/lead-queries.ts';
import { homeOfSummary, selectSummaries } from '#api/services/summary/summary-queries.ts';
import { type AssessmentResult, isStrategy } from '#domain/contract/assessment-result.ts';
import type { Market } from '#domain/place.ts';
import type { Strategy } from '#domain/strategy-check/strategy.ts';
import type { SummaryAssessment } from '#domain/summary/summary-assessment.ts';
import type { SummaryFacts } from '#texts/mail/summary-letter.ts';

interface Found {
  facts: Omit<SummaryFacts, 'links' | 'strategy'>;
  strategy: Strategy | null;
  market: Market;
}

/** A home as a letter tells it; what a strategy check came to stands beside it. */
function toldHome(assessment: SummaryAssessment, result: AssessmentResult) {
  const strategy = isStrategy(result) ? result : null;
  return { home: { assessment, result: isStrategy(result) ? null : result }, strategy };
}

async function ofLead(db: Database, id: string): Promise<Found | null> {
  const [row] = await selectLeads(db, eq(lead.id, id));
  if (!row) return null;
  const { name, withdrawnAt } = row.lead;
  const partners = withdrawnAt ? null : (await companiesOf(db, [id])).map((it) => it.name);
  const { home: assessment, result, potentials } = homeOfLead(row);
  const { home, strategy } = toldHome(assessment, result);
  const facts = { name, home, potentials, partners, pagePartner: row.pagePartner };
  return { facts, strategy, market: row.assessment.market };
}

async function ofSummary(db: Database, id: string): Promise<Found | null> {
  const [row] = await selectSummaries(db, eq(summaryRequest.id, id));
  if (!row) return null;
  const { name, potentials, market } = row.request;
  const told = homeOfSummary(row);
  const { home, strategy } = told ? toldHome(told.home, told.result) : { home: null, strategy: null };
  return { facts: { name, home, potentials, partners: null, pagePartner: row.pagePartner }, strategy, market };
}

/** What the full mail is written from; null when the consultation was erased meanwhile. */
export function summaryFacts(db: Database, { source, id }: SummaryMailContent): Promise<Found | null> {
  return source === 'lead' ? ofLead(db, id) : ofSummary(db, id);
}
