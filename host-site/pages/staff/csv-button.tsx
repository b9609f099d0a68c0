import type { Endpoint } from '#domain/contract/endpoint.ts';
import { MAX_CSV_ROWS } from '#domain/contract/list.ts';
import type { Asked } from '#host-site/pages/staff/use-list.ts';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import { saveFile } from '#host-site/shell/save-file.ts';
import { useStaffTexts } from '#host-site/texts/staff/staff-texts.ts';
import { useAction } from '#host-site/use-action.ts';

/** Spreadsheets take a file without it for one of another alphabet; reading a reply as text takes it away. */
const BYTE_ORDER_MARK = '\ufeff';

/** What the list shows, as a file. */
export function CsvButton({ endpoint, name, asked }: { endpoint: Endpoint; name: string; asked: Asked }) {
  const { list: texts } = useStaffTexts();
  const { language } = useNavigation().address;
  const { state, run } = useAction(endpoint, (text) =>
    saveFile(`${name}.csv`, BYTE_ORDER_MARK + String(text), 'text/csv;charset=utf-8'),
  );
  const isBusy = state.status === 'loading';
  const body = Object.fromEntries(Object.entries(asked).filter(([, value]) => value.trim() !== ''));
  return (
    <div className="staff-csv">
      <button
        type="button"
        className="button ghost small"
        aria-disabled={isBusy}
        title={texts.csvHint(MAX_CSV_ROWS.toLocaleString(language))}
        onClick={() => run({ body: body as never })}
      >
        {isBusy ? texts.csvBusy : texts.csv}
      </button>
      <CallStatus state={state} />
    </div>
  );
}
