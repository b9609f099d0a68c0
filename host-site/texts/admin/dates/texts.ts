import type { DatedKind } from '#domain/contract/dated-rows.ts';

export interface DatesTexts extends Record<'failed' | 'none' | 'what' | 'asOf' | 'ends' | 'due' | 'left', string> {
  hint: (days: number) => string;
  kinds: Record<DatedKind, string>;
  days: (days: number) => string;
  /** So many days ago. */
  over: (days: number) => string;
}
