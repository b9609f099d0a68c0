import { useState } from 'react';
import type { ApiErrorCode } from '#domain/contract/client.ts';
import { exportPartnerLeads } from '#domain/contract/partner-leads.ts';
import { callApi } from '#host-site/api-call.ts';
import { useEndNoticed } from '#host-site/session/use-end-noticed.ts';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import { saveFile } from '#host-site/shell/save-file.ts';
import { usePartnerTexts } from '#host-site/texts/partner/partner-texts.ts';
import type { RemoteState } from '#widgets/shared/remote-state.ts';

/** What the list shows, as a table for spreadsheets. */
export function ExportLeads({ wanted }: { wanted: Record<string, string> }) {
  const { leads } = usePartnerTexts();
  const [state, setState] = useState<RemoteState<string, ApiErrorCode>>({ status: 'idle' });
  useEndNoticed(state);
  const isBusy = state.status === 'loading';
  const run = async () => {
    if (isBusy) return;
    setState({ status: 'loading' });
    const result = await callApi(exportPartnerLeads, { query: wanted });
    if (result.status === 'done') saveFile(leads.fileName, result.value, 'text/csv;charset=utf-8');
    setState(result);
  };
  return (
    <div className="export-leads">
      <button type="button" className="button ghost small" aria-disabled={isBusy} onClick={run}>
        {isBusy ? leads.exporting : leads.export}
      </button>
      <CallStatus state={state} done={leads.exported} />
    </div>
  );
}
