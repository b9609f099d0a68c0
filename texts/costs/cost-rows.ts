import { formatMoney, type Locale } from '#domain/format.ts';
import type { PackageName, PackageOption } from '#domain/questionnaire/packages.ts';
import { packageFigures } from '#texts/costs/package-figures.ts';
import type { CostTexts } from '#texts/costs/texts.ts';
import type { HomeTexts } from '#texts/home/texts.ts';

/** `column`: its title, which a narrow table writes beside each value. */
export interface CostCell {
  key: Exclude<keyof CostTexts, 'package'>;
  column: string;
  value: string;
}

export interface CostRow {
  name: PackageName;
  title: string;
  /** The solutions by name. */
  includes: string;
  cells: CostCell[];
}

const cellKeys = ['base', 'additional', 'total', 'savings', 'payback'] as const;

/** The titles of the table, that of the packages first. */
export function costColumns(texts: CostTexts): string[] {
  return [texts.package, ...cellKeys.map((key) => texts[key])];
}

/** The cost table: a row for each package, amounts in the form of the market. */
export function costRows(
  packages: readonly PackageOption[],
  texts: CostTexts,
  home: HomeTexts,
  locale: Locale,
): CostRow[] {
  return packages.map((option) => {
    const values: Record<CostCell['key'], string> = {
      base: formatMoney(option.baseCost, locale),
      additional: formatMoney(option.additionalCosts, locale),
      total: formatMoney(option.totalCost, locale),
      ...packageFigures(option, home, locale),
    };
    return {
      name: option.name,
      title: home.package[option.name],
      includes: option.includedSolutions.map((solution) => home.solution[solution]).join(', '),
      cells: cellKeys.map((key) => ({ key, column: texts[key], value: values[key] })),
    };
  });
}
