import type { PartnerLead } from '#domain/contract/partner-leads.ts';
import { leadReference } from '#domain/leads/lead-reference.ts';
import type { Language } from '#domain/place.ts';
import { homeTexts } from '#texts/home/all.ts';
import { leadTexts } from '#texts/leads/all.ts';

type Cell = (lead: PartnerLead) => string | null | undefined;

/** What a lead says in a company's spreadsheet, by column, in the reader's words. */
export function leadColumns(language: Language): Record<string, Cell> {
  const { columns, statuses, reasons, yes, no } = leadTexts[language];
  const { potential } = homeTexts[language];
  const potentialOf =
    (solution: keyof NonNullable<PartnerLead['request']>['potentials']): Cell =>
    ({ request }) => {
      const rating = request?.potentials[solution];
      return rating && potential[rating];
    };
  const cells: Record<keyof typeof columns, Cell> = {
    reference: ({ id }) => leadReference(id),
    createdAt: ({ createdAt }) => createdAt,
    status: ({ status }) => statuses[status],
    reason: ({ reason }) => reason && reasons[reason],
    statusChangedAt: ({ statusChangedAt }) => statusChangedAt,
    name: ({ request }) => request?.contact.name,
    email: ({ request }) => request?.contact.email,
    phone: ({ request }) => request?.contact.phone,
    place: ({ request }) => request?.contact.place,
    country: ({ market }) => market.toUpperCase(),
    addressConfirmed: ({ addressConfirmed }) => (addressConfirmed ? yes : no),
    duplicateOf: ({ duplicateOf }) => duplicateOf && leadReference(duplicateOf),
    withdrawnAt: ({ withdrawnAt }) => withdrawnAt,
    solar: potentialOf('solar'),
    heatPump: potentialOf('heatPump'),
    evCharging: potentialOf('evCharging'),
    notes: ({ request }) => request?.answers.additionalNotes,
    assignee: ({ assignee }) => assignee?.name,
    id: ({ id }) => id,
  };
  return Object.fromEntries(Object.entries(cells).map(([name, cell]) => [columns[name as keyof typeof columns], cell]));
}
