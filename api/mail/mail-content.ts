import type { Potential, Solution } from '#domain/home/enumerations.ts';
import type { Money } from '#domain/money.ts';
import type { Market } from '#domain/place.ts';
import type { PackageName } from '#domain/questionnaire/packages.ts';

/** Figures from our code only: nothing a visitor wrote. */
export interface FirstMailContent {
  kind: 'firstMail';
  market: Market;
  potentials: Record<Solution, Potential>;
  packages: { name: PackageName; totalCost: Money }[];
}

export interface AccountMailContent {
  kind: 'verify' | 'resetPassword';
  link: string;
}

export type MailContent = FirstMailContent | AccountMailContent;
