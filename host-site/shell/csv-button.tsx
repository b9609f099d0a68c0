import type { Endpoint } from '#domain/contract/endpoint.ts';
import { useEndNoticed } from '#host-site/session/use-end-noticed.ts';
import { CallStatus } from '#host-site/shell/call-status.tsx';
import { saveFile } from '#host-site/shell/save-file.ts';
import { useAction } from '#host-site/use-action.ts';

/** Spreadsheets take a file without it for one of another alphabet; reading a reply as text takes it away. */
const BYTE_ORDER_MARK = '\ufeff';

interface CsvButtonProps {
  endpoint: Endpoint;
  /** Of the file. */
  name: string;
  /** What narrows the list; empty values count for nothing. */
  asked: Readonly<Record<string, string>>;
  words: { label: string; busy: string; done?: string; hint?: string };
}

/** What a list shows, as a file. */
export function CsvButton({ endpoint, name, asked, words }: CsvButtonProps) {
  const { state, run } = useAction(endpoint, (text) =>
    saveFile(name, BYTE_ORDER_MARK + String(text), 'text/csv;charset=utf-8'),
  );
  useEndNoticed(state);
  const isBusy = state.status === 'loading';
  const body = Object.fromEntries(Object.entries(asked).filter(([, value]) => value.trim() !== ''));
  return (
    <div className="csv-button">
      <button
        type="button"
        className="button ghost small"
        aria-disabled={isBusy}
        title={words.hint}
        onClick={() => isBusy || run({ body: body as never })}
      >
        {isBusy ? words.busy : words.label}
      </button>
      <CallStatus state={state} {...(words.done && { done: words.done })} />
    </div>
  );
}
