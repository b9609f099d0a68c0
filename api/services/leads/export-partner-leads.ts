import { stringify } from 'csv-stringify/sync';
import type { ServiceContext } from '#api/context/service-context.ts';
import type { Database } from '#api/database/database.ts';
import { companyLeads } from '#api/services/leads/list-partner-leads.ts';
import { ownCompany } from '#api/services/partners/partners.ts';
import type { QueryOf } from '#domain/contract/endpoint.ts';
import { type exportPartnerLeads as endpoint, MAX_EXPORTED, type PartnerLead } from '#domain/contract/partner-leads.ts';
import { leadReference } from '#domain/leads/lead-reference.ts';
import type { Language } from '#domain/place.ts';
import { homeTexts } from '#texts/home/all.ts';
import { leadTexts } from '#texts/leads/all.ts';

const ROWS_A_PIECE = 250;
type Row = Record<keyof (typeof leadTexts)['en']['columns'], string | null>;

function rowOf(lead: PartnerLead, language: Language): Row {
  const { statuses, reasons, yes, no } = leadTexts[language];
  const { potential } = homeTexts[language];
  const { contact, potentials = {}, answers } = lead.request ?? {};
  const { solar, heatPump, evCharging } = potentials;
  return {
    reference: leadReference(lead.id),
    createdAt: lead.createdAt,
    status: statuses[lead.status],
    reason: lead.reason && reasons[lead.reason],
    statusChangedAt: lead.statusChangedAt,
    name: contact?.name ?? null,
    email: contact?.email ?? null,
    phone: contact?.phone ?? null,
    place: contact?.place ?? null,
    country: lead.market.toUpperCase(),
    addressConfirmed: lead.addressConfirmed ? yes : no,
    duplicateOf: lead.duplicateOf && leadReference(lead.duplicateOf),
    withdrawnAt: lead.withdrawnAt,
    solar: solar ? potential[solar] : null,
    heatPump: heatPump ? potential[heatPump] : null,
    evCharging: evCharging ? potential[evCharging] : null,
    notes: answers?.additionalNotes ?? null,
    id: lead.id,
  };
}

/** Spreadsheets take a cell that begins with a sign of theirs for a formula: such a cell gets an apostrophe. */
const written = (rows: readonly (readonly (string | null)[])[], isFirst: boolean) =>
  stringify([...rows], { bom: isFirst, escape_formulas: true, record_delimiter: 'windows' });

async function* pieces(db: Database, companyId: string, wanted: QueryOf<typeof endpoint>, language: Language) {
  const { columns } = leadTexts[language];
  yield written([Object.values(columns)], true);
  let cursor: string | null | undefined;
  for (let count = 0; count < MAX_EXPORTED && cursor !== null; count += ROWS_A_PIECE) {
    const page = await companyLeads(db, companyId, { ...wanted, ...(cursor && { cursor }) }, ROWS_A_PIECE);
    cursor = page.next;
    yield written(
      page.entries.map((it) => Object.values(rowOf(it, language))),
      false,
    );
  }
}

/** The leads of the signed-in partner's company as CSV, read piece by piece while it is sent. */
export async function exportPartnerLeads(context: ServiceContext, wanted: QueryOf<typeof endpoint>) {
  const { tx, locale, now } = context;
  const companyId = await ownCompany(context);
  const name = `leads-${now.toISOString().slice(0, 10)}.csv`;
  return { name, pieces: pieces(tx, companyId, wanted, locale.language) };
}
