import type { Amounts } from '#api/advisor/builtin/sums/read-amounts.ts';
import { amountWriter } from '#api/advisor/builtin/sums/write-amount.ts';
import type { Locale } from '#domain/format.ts';
import { sumTexts } from '#texts/adviser/sums/all.ts';

/** Whether of three amounts the first less the second is the third, as the visitor says; null where they name no such three. */
export function checkSums({ money, yearly, kwp, kwh, fuelPrice }: Amounts, locale: Locale): string | null {
  const [whole, part, said] = money;
  const isOther = money.length !== 3 || yearly.length + kwp.length + kwh.length + fuelPrice.length > 0;
  if (isOther || whole === undefined || part === undefined || said === undefined) return null;
  if (part >= whole || said >= whole) return null;
  const { checkedRight, checkedWrong } = sumTexts[locale.language];
  const { money: write } = amountWriter(locale);
  const rest = whole - part;
  const isRight = Math.abs(rest - said) < 1;
  return isRight
    ? checkedRight(write(whole), write(part), write(rest))
    : checkedWrong(write(whole), write(part), write(rest), write(said));
}
