import type { Database } from '#api/database/database.ts';
import { type assessment, lead, summaryRequest } from '#api/database/schema/leads.ts';
import { eq } from '#api/database/sql.ts';
import type { SummaryMailContent } from '#api/mail/mail-content.ts';
import { companiesOf, homeOfLead, selectLeads } from '#api/services/leads/lead-queries.ts';
import { homeOfSummary, selectSummaries } from '#api/services/summary/summary-queries.ts';
import { isStrategy } from '#domain/contract/assessment-result.ts';
import type { EstimateReport } from '#domain/estimate/estimate-report.ts';
import type { HomeProfile } from '#domain/home/home-profile.ts';
import type { Market } from '#domain/place.ts';
import type { Strategy } from '#domain/strategy-check/strategy.ts';
import type { SummaryFacts } from '#texts/mail/summary-letter.ts';

interface Found {
  facts: Omit<SummaryFacts, 'links' | 'headline' | 'strategy' | 'providers' | 'estimate'>;
  strategy: Strategy | null;
  /** By a strategy check, also where a detailed estimate stands in place of its result. */
  matched: Strategy['providers'];
  estimate: EstimateReport | null;
  market: Market;
}

/** A home as a letter tells it; what a strategy check or a detailed estimate came to stands beside it. */
function letterHome(
  { home: assessment, result, potentials, estimate }: ReturnType<typeof homeOfLead>,
  profile: HomeProfile | null,
) {
  const isSetup = result !== null && isStrategy(result);
  const home = { assessment, result: isSetup ? null : result, ownsHome: profile?.ownsHome?.value };
  return { home, potentials, strategy: isSetup ? result : null, estimate: estimate ?? null };
}

const matchedBy = ({ result }: Pick<typeof assessment.$inferSelect, 'result'>) =>
  result && isStrategy(result) ? result.providers : [];

async function ofLead(db: Database, id: string): Promise<Found | null> {
  const [row] = await selectLeads(db, eq(lead.id, id));
  if (!row) return null;
  const { name, withdrawnAt } = row.lead;
  const partners = withdrawnAt ? null : (await companiesOf(db, [id])).map((it) => it.name);
  const { home, potentials, ...found } = letterHome(homeOfLead(row), row.profile);
  const facts = { name, home, potentials, partners, pagePartner: row.pagePartner };
  return { facts, ...found, matched: matchedBy(row.assessment), market: row.assessment.market };
}

async function ofSummary(db: Database, id: string): Promise<Found | null> {
  const [row] = await selectSummaries(db, eq(summaryRequest.id, id));
  if (!row) return null;
  const { name, market } = row.request;
  const told = homeOfSummary(row);
  const nothing = { home: null, potentials: row.request.potentials, strategy: null, estimate: null };
  const { home, potentials, ...found } = told ? letterHome(told, row.profile) : nothing;
  const facts = { name, home, potentials, partners: null, pagePartner: row.pagePartner };
  return { facts, ...found, matched: row.assessment ? matchedBy(row.assessment) : [], market };
}

/** What the full mail is written from; null when the consultation was erased meanwhile. */
export function summaryFacts(db: Database, { source, id }: SummaryMailContent): Promise<Found | null> {
  return source === 'lead' ? ofLead(db, id) : ofSummary(db, id);
}
