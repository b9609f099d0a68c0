import { formatMoney, type Locale } from '#domain/format.ts';
import type { PackageName, PackageOption } from '#domain/questionnaire/packages.ts';
import { packageFigures } from '#texts/costs/package-figures.ts';
import type { CostTexts } from '#texts/costs/texts.ts';
import type { HomeTexts } from '#texts/home/texts.ts';

const cellKeys = ['base', 'additional', 'total', 'savings', 'payback'] as const;
type CellKey = (typeof cellKeys)[number];

/** `column`: its title, which a narrow table writes beside each value. */
interface CostCell {
  key: CellKey;
  column: string;
  value: string;
}

interface CostRow {
  name: PackageName;
  title: string;
  /** The solutions by name. */
  includes: string;
  cells: CostCell[];
}

interface CostTable {
  /** The titles, that of the packages first. */
  columns: string[];
  rows: CostRow[];
  /** Said in place of the additional costs where no package has any. */
  noExtras: string | undefined;
}

/** The cost table: a row for each package, amounts in the form of the market. */
export function costTable(
  packages: readonly PackageOption[],
  texts: CostTexts,
  home: HomeTexts,
  locale: Locale,
): CostTable {
  const hasExtras = packages.some(({ additionalCosts }) => additionalCosts.minor > 0);
  const keys = cellKeys.filter((key) => hasExtras || key !== 'additional');
  const rows = packages.map((option) => {
    const values: Record<CellKey, string> = {
      base: formatMoney(option.baseCost, locale),
      additional: formatMoney(option.additionalCosts, locale),
      total: formatMoney(option.totalCost, locale),
      ...packageFigures(option, home, locale),
    };
    return {
      name: option.name,
      title: home.package[option.name],
      includes: option.includedSolutions.map((solution) => home.solution[solution]).join(', '),
      cells: keys.map((key) => ({ key, column: texts[key], value: values[key] })),
    };
  });
  return {
    columns: [texts.package, ...keys.map((key) => texts[key])],
    rows,
    noExtras: hasExtras ? undefined : texts.noExtras,
  };
}
