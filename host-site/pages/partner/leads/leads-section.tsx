import { useState } from 'react';
import { assignments, exportPartnerLeads, listPartnerLeads } from '#domain/contract/partner-leads.ts';
import { type LeadStatus, leadStatuses } from '#domain/leads/lead-status.ts';
import { pathTo } from '#domain/pages.ts';
import { LeadRow } from '#host-site/pages/partner/leads/lead-row.tsx';
import { Link } from '#host-site/routing/navigation.tsx';
import { useEndNoticed } from '#host-site/session/use-end-noticed.ts';
import { CsvButton } from '#host-site/shell/csv-button.tsx';
import { FailedCall } from '#host-site/shell/failed-read.tsx';
import { MoreButton } from '#host-site/shell/more-button.tsx';
import { Spinner } from '#host-site/shell/spinner.tsx';
import { usePartnerTexts } from '#host-site/texts/partner/partner-texts.ts';
import { useList } from '#host-site/use-list.ts';

type Filter = LeadStatus | '';

const nothing = { entries: [], next: undefined };

/** The company's leads, the newest first. */
export function LeadsSection() {
  const { leads, partner } = usePartnerTexts();
  const [query, setQuery] = useState('');
  const [status, setStatus] = useState<Filter>('');
  const [assigned, setAssigned] = useState('');
  const wanted = {
    ...(query.trim() && { query: query.trim() }),
    ...(status && { status }),
    ...(assigned && { assigned }),
  };
  const { state, more, retry } = useList(listPartnerLeads, { query: wanted });
  const { entries, next } = state.status === 'done' ? state.value : nothing;
  const isNarrowed = Object.keys(wanted).length > 0;
  const isEmpty = state.status === 'done' && entries.length === 0 && !isNarrowed;
  useEndNoticed(state);
  return (
    <>
      <div className="partner-title">
        <h1>{leads.title}</h1>
        {!isEmpty && (
          <CsvButton
            endpoint={exportPartnerLeads}
            name={leads.fileName}
            asked={wanted}
            words={{ label: leads.export, busy: leads.exporting, done: leads.exported }}
          />
        )}
      </div>
      {!isEmpty && (
        <search className="lead-filters">
          <label>
            {leads.search}
            <input
              className="text-input"
              type="search"
              value={query}
              placeholder={leads.searchHint}
              maxLength={100}
              onChange={(event) => setQuery(event.target.value)}
            />
          </label>
          <StatusFilter status={status} choose={setStatus} />
          <AssigneeFilter assigned={assigned} choose={setAssigned} />
        </search>
      )}
      {state.status === 'loading' && <Spinner />}
      {state.status === 'failed' && <FailedCall state={state} retry={retry} />}
      {state.status === 'done' && entries.length === 0 && <NoLeads isNarrowed={isNarrowed} />}
      {entries.length > 0 && (
        <ul className="lead-list">
          {entries.map((lead) => (
            <LeadRow key={lead.id} lead={lead} />
          ))}
        </ul>
      )}
      {next && <MoreButton more={more} texts={partner} />}
    </>
  );
}

function StatusFilter({ status, choose }: { status: Filter; choose: (status: Filter) => void }) {
  const { leads, lead } = usePartnerTexts();
  return (
    <label>
      {leads.status}
      <select className="text-input" value={status} onChange={(event) => choose(event.target.value as Filter)}>
        <option value="">{leads.everyStatus}</option>
        {leadStatuses.map((it) => (
          <option key={it} value={it}>
            {lead.statuses[it]}
          </option>
        ))}
      </select>
    </label>
  );
}

function AssigneeFilter({ assigned, choose }: { assigned: string; choose: (assigned: string) => void }) {
  const { leads, lead } = usePartnerTexts();
  return (
    <label>
      {lead.columns.assignee}
      <select className="text-input" value={assigned} onChange={(event) => choose(event.target.value)}>
        <option value="">{leads.everyStatus}</option>
        {assignments.map((it) => (
          <option key={it} value={it}>
            {leads.assignments[it]}
          </option>
        ))}
      </select>
    </label>
  );
}

function NoLeads({ isNarrowed }: { isNarrowed: boolean }) {
  const { leads } = usePartnerTexts();
  if (isNarrowed) return <p>{leads.noneFound}</p>;
  return (
    <div className="partner-empty">
      <h2>{leads.none.title}</h2>
      <p>{leads.none.text}</p>
      <Link className="button ghost" to={{ path: pathTo('partnerEmbed') }}>
        {leads.toEmbed}
      </Link>
    </div>
  );
}
