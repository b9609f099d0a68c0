import type { StrategySubsidy } from '#domain/strategy-check/strategy.ts';

/** Proper names, the same in every language. */
const names: Record<string, string> = {};

/** What a subsidy is called; one without a name of its own by its source. */
export function subsidyName({ id, source }: Pick<StrategySubsidy, 'id' | 'source'>): string {
  return names[id] ?? source;
}
