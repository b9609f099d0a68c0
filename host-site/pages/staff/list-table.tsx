import type { ReactNode } from 'react';
import type { ListWords } from '#host-site/texts/staff/texts.ts';

export interface Column<Entry> {
  name: string;
  cell: (entry: Entry) => ReactNode;
}

interface ListTableProps<Entry> {
  entries: readonly Entry[];
  /** The first names the row. */
  columns: readonly Column<Entry>[];
  words: ListWords;
  selectedId: string | undefined;
  nameOf: (entry: Entry) => string;
  open: (id: string, button: HTMLButtonElement) => void;
}

/** On phones one entry below the other, each with its columns in lines. */
export function ListTable<Entry extends { id: string }>(props: ListTableProps<Entry>) {
  const { entries, columns, words, selectedId, nameOf, open } = props;
  const [head, ...others] = columns;
  return (
    <table className="staff-list">
      <caption className="visually-hidden">{words.table}</caption>
      <thead>
        <tr>
          {[...columns.map(({ name }) => name), words.actions].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id} aria-selected={entry.id === selectedId}>
            <th scope="row">{head?.cell(entry)}</th>
            {others.map(({ name, cell }) => (
              <td key={name}>{cell(entry)}</td>
            ))}
            <td>
              <button
                type="button"
                className="button ghost small"
                aria-label={`${words.open}: ${nameOf(entry)}`}
                onClick={(event) => open(entry.id, event.currentTarget)}
              >
                {words.open}
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
