import type { ReactNode } from 'react';

interface FigureTableProps<Row> {
  /** For who hears it. */
  caption: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The first names the row. */
  columns: readonly { name: string; cell: (row: Row) => ReactNode }[];
}

/** A table to read; on phones one row below the other, each figure behind its column's name. */
export function FigureTable<Row>({ caption, rows, keyOf, columns }: FigureTableProps<Row>) {
  const [head, ...others] = columns;
  return (
    <table className="staff-counts staff-figures">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            <th scope="row">{head?.cell(row)}</th>
            {others.map(({ name, cell }) => (
              <td key={name} data-name={name}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
