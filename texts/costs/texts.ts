/** The columns of the cost table; its rows are packages. */
export interface CostTexts {
  package: string;
  base: string;
  additional: string;
  total: string;
  savings: string;
  payback: string;
  /** In place of a column of nothing. */
  noExtras: string;
}
