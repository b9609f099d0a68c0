import { exportAccount } from '#domain/contract/accounts.ts';
import { useEndNoticed } from '#host-site/session/use-end-noticed.ts';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import { saveFile } from '#host-site/shell/save-file.ts';
import { useDashboardTexts } from '#host-site/texts/dashboard/dashboard-texts.ts';
import { useAction } from '#host-site/use-action.ts';

/** Everything of the account as a file. */
export function ExportAccount() {
  const { data } = useDashboardTexts();
  const { state, run } = useAction(exportAccount, (reply) =>
    saveFile('wattnest-account.json', JSON.stringify(reply, null, 2)),
  );
  useEndNoticed(state);
  const isBusy = state.status === 'loading';
  return (
    <>
      <p>{data.exportText}</p>
      <button type="button" className="button ghost" aria-disabled={isBusy} onClick={() => run({})}>
        {isBusy ? data.exporting : data.export}
      </button>
      <CallStatus state={state} done={data.exported} />
    </>
  );
}
