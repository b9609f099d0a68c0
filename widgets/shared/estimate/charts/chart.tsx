import type { ReactNode } from 'react';
import type { Range } from '#domain/estimate/range.ts';
import { estimateTexts } from '#texts/estimate/all.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';

export interface ChartTable {
  /** What the rows are named by. */
  first: string;
  columns: readonly string[];
  rows: readonly { name: string; cells: readonly string[] }[];
}

interface ChartProps {
  title: string;
  says: string;
  source: string;
  table: ChartTable;
  options: WidgetOptions;
  children: ReactNode;
}

/** A picture for the eye, what it says in words, its figures as a table, and who says so. */
export function Chart({ title, says, source, table, options, children }: ChartProps) {
  return (
    <figure className="chart" part="chart">
      <h4>{title}</h4>
      <p>{says}</p>
      {children}
      <details>
        <summary>{estimateTexts[options.language].charts.table}</summary>
        <FigureTable {...table} />
      </details>
      <figcaption className="small">{source}</figcaption>
    </figure>
  );
}

function FigureTable({ first, columns, rows }: ChartTable) {
  return (
    <table>
      <thead>
        <tr>
          {[first, ...columns].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={columns[index]} data-column={columns[index]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Columns and cells of one range. */
export function rangeTable(
  first: string,
  rows: readonly [string, Range][],
  write: (value: number) => string,
  options: WidgetOptions,
): ChartTable {
  const { least, likely, most } = estimateTexts[options.language].charts;
  return {
    first,
    columns: [least, likely, most],
    rows: rows.map(([name, { low, middle, high }]) => ({ name, cells: [low, middle, high].map(write) })),
  };
}

/** A scale whose top is a round number. */
export function roundTop(value: number): number {
  const step = 10 ** Math.floor(Math.log10(Math.max(value, 1)));
  return [1, 1.5, 2, 3, 4, 5, 7.5, 10].map((it) => it * step).find((it) => it >= value) ?? value;
}
