import type { EnergyBill } from '#domain/home/enumerations.ts';
import { energyBillPerYear } from '#domain/home/ranges.ts';
import { majorUnits } from '#domain/money.ts';
import type { PackageOption } from '#domain/questionnaire/packages.ts';

/** The most that is paid in a year by somebody who gave this range, in whole currency units; undefined where it has no upper end. */
export function mostPaidPerYear(bill: EnergyBill | undefined): number | undefined {
  return bill && bill !== 'unsure' ? energyBillPerYear[bill].to : undefined;
}

/** Whether a package is said to save more in a year than is paid. */
export function savesMoreThan(
  paidPerYear: number | undefined,
  { estimatedSavings }: Pick<PackageOption, 'estimatedSavings'>,
): boolean {
  return paidPerYear !== undefined && estimatedSavings !== null && majorUnits(estimatedSavings) > paidPerYear;
}
