import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Endpoint } from '#domain/contract/endpoint.ts';
import { MAX_CSV_ROWS } from '#domain/contract/list.ts';
import { type Column, ListTable } from '#host-site/pages/staff/list-table.tsx';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import { useEndNoticed } from '#host-site/session/use-end-noticed.ts';
import { CsvButton } from '#host-site/shell/csv-button.tsx';
import { FailedRead } from '#host-site/shell/failed-read.tsx';
import { MoreButton } from '#host-site/shell/more-button.tsx';
import { Spinner } from '#host-site/shell/spinner.tsx';
import { useStaffTexts } from '#host-site/texts/staff/staff-texts.ts';
import type { ListWords } from '#host-site/texts/staff/texts.ts';
import { type ListOf, useList } from '#host-site/use-list.ts';
import './staff.css';

interface Filter {
  name: string;
  label: string;
  options: readonly (readonly [value: string, label: string])[];
}

export interface DetailProps<Entry> {
  entry: Entry;
  onChanged: (changed?: Entry) => Promise<void>;
  /** It is no more. */
  onGone: () => void;
}

interface ListDeskProps<Entry extends { id: string }> {
  list: ListOf<Entry>;
  /** The same list as a file. */
  file?: { endpoint: Endpoint; name: string };
  words: ListWords;
  /** Its endpoint takes a `query`. */
  isSearched?: boolean;
  filters?: readonly Filter[];
  columns: readonly Column<Entry>[];
  /** What an entry is called, for who hears its button. */
  nameOf: (entry: Entry) => string;
  children: (props: DetailProps<Entry>) => ReactNode;
}

/** A list that is searched, narrowed, read page by page and taken along as a file; beside it the entry that is looked at. */
export function ListDesk<Entry extends { id: string }>(props: ListDeskProps<Entry>) {
  const { list, file, words, isSearched = true, filters = [], columns, nameOf, children } = props;
  const { list: texts } = useStaffTexts();
  const { language } = useNavigation().address;
  const [asked, setAsked] = useState<Record<string, string>>({ query: '', order: 'newest' });
  const [selectedId, select] = useState<string>();
  const given = Object.fromEntries(Object.entries(asked).filter(([, value]) => value.trim() !== ''));
  const { state, more, refresh, drop, retry } = useList(list, { query: given });
  const opener = useRef<HTMLButtonElement>(null);
  useEndNoticed(state);
  const { entries, next } = state.status === 'done' ? state.value : { entries: [], next: undefined };
  const selected = entries.find((it) => it.id === selectedId);
  const isNarrowed = Object.entries(asked).some(([name, value]) => name !== 'order' && value !== '');
  const orders = [
    ['newest', texts.orders.newest],
    ['oldest', texts.orders.oldest],
  ] as const;
  const csv = {
    label: texts.csv,
    busy: texts.csvBusy,
    hint: texts.csvHint(MAX_CSV_ROWS.toLocaleString(language)),
  };
  const close = () => {
    select(undefined);
    opener.current?.focus();
  };
  return (
    <>
      <search className="staff-tools">
        {isSearched && (
          <label className="staff-search">
            {words.search}
            <input
              className="text-input"
              type="search"
              value={asked.query}
              placeholder={words.searchHint}
              maxLength={100}
              onChange={(event) => setAsked({ ...asked, query: event.target.value })}
            />
          </label>
        )}
        {[...filters, { name: 'order', label: texts.order, options: orders }].map(({ name, label, options }) => (
          <label key={name}>
            {label}
            <select
              className="text-input"
              value={asked[name] ?? ''}
              onChange={(event) => setAsked({ ...asked, [name]: event.target.value })}
            >
              {name !== 'order' && <option value="">{texts.all}</option>}
              {options.map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          </label>
        ))}
        {file && <CsvButton endpoint={file.endpoint} name={`${file.name}.csv`} asked={asked} words={csv} />}
      </search>
      <div className="staff-desk">
        <div>
          {state.status === 'loading' && <Spinner />}
          {state.status === 'failed' && <FailedRead text={words.failed} retry={retry} />}
          {state.status === 'done' && entries.length === 0 && <p>{isNarrowed ? words.noneFound : words.none}</p>}
          {entries.length > 0 && (
            <ListTable
              entries={entries}
              columns={columns}
              words={words}
              selectedId={selectedId}
              nameOf={nameOf}
              open={(id, button) => {
                opener.current = button;
                select(id);
              }}
            />
          )}
          {next && <MoreButton more={more} texts={{ ...texts, failed: words.failed }} />}
        </div>
        <Detail key={selected?.id} words={words} isShown={selected !== undefined} close={close}>
          {selected && children({ entry: selected, onChanged: refresh, onGone: () => drop(selected.id) })}
        </Detail>
      </div>
    </>
  );
}

interface FrameProps {
  words: ListWords;
  isShown: boolean;
  close: () => void;
  children: ReactNode;
}

/** Takes the focus when an entry is opened; closing gives it back. */
function Detail({ words, isShown, close, children }: FrameProps) {
  const { list: texts } = useStaffTexts();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isShown) title.current?.focus();
  }, [isShown]);
  return (
    <section className="staff-detail" aria-labelledby="staff-detail-title">
      <h2 id="staff-detail-title" ref={title} tabIndex={-1}>
        {words.detail}
      </h2>
      {isShown ? (
        <>
          {children}
          <button type="button" className="button ghost small" onClick={close}>
            {texts.close}
          </button>
        </>
      ) : (
        <p>{words.prompt}</p>
      )}
    </section>
  );
}
