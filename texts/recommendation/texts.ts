import type { NotWorthItReason } from '#domain/estimate/verdict.ts';
import type { EvOwnership, HeatingSystem, RoofShading, RoofType, Solution } from '#domain/home/enumerations.ts';
import type { reasonsAgainst } from '#domain/questionnaire/recommendation.ts';

/** What to begin with, and why each solution is rated as it is. */
export interface RecommendationTexts {
  /** Beside the package to begin with. */
  mark: string;
  /** The beginning of a sentence that one of `why` ends. */
  first: Record<Solution, string>;
  /** In place of it. */
  without: Record<(typeof reasonsAgainst)[number], string>;
  /** By the answer that decides the rating. */
  why: {
    solar: Record<RoofType, string>;
    heatPump: Record<HeatingSystem, string>;
    evCharging: Record<EvOwnership, string>;
  };
  /** Of a roof: in place of that in heavy shade, behind it as a sentence in some. */
  shade: Record<Exclude<RoofShading, 'none'>, string>;
  /** In place of it, once a detailed estimate has rated the solution; ends the sentence, too. */
  calculated: string;
  /** Why a detailed estimate finds a solution not worth it. */
  notWorthIt: Record<NotWorthItReason, string>;
  /** Without that answer. */
  unknown: Record<Solution, string>;
  /** Follows the reason of a low rating; of the package by name. */
  notRecommended: (packageName: string) => string;
}
