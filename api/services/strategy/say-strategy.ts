import type { ReplyOf } from '#domain/contract/endpoint.ts';
import type { analyseStrategy as endpoint } from '#domain/contract/strategy.ts';
import type { Locale } from '#domain/format.ts';
import type { Strategy } from '#domain/strategy-check/strategy.ts';
import { type SetupLine, tellStrategy } from '#texts/strategy/tell-strategy.ts';

type Reply = ReplyOf<typeof endpoint>;

function setupReply({ setup: { heatPump, solar, evCharger } }: Strategy, lines: readonly SetupLine[]) {
  const what = (solution: SetupLine['solution']) => lines.find((it) => it.solution === solution)?.what ?? '';
  return {
    heatPump: heatPump && { type: what('heatPump'), brands: heatPump.brands },
    solar: solar && { capacity: what('solar'), storage: solar.batteryKwh > 0 },
    evCharger: evCharger && { capacity: what('evCharging'), loadBalancing: evCharger.loadBalancing },
  };
}

/** A recommendation in the fields of the specification, said in the caller's language, and beside them its figures. */
export function sayStrategy(strategy: Strategy, modelReasons: readonly string[] | null, locale: Locale): Reply {
  const { setup, reasons, savings, subsidies, providers } = tellStrategy(strategy, locale);
  return {
    recommendedSetup: setupReply(strategy, setup),
    reasons: [...(modelReasons ?? reasons)],
    advisor: modelReasons ? 'ai' : 'automatic',
    language: locale.language,
    providers: providers.map(({ name, speciality }) => ({ name, speciality })),
    estimatedSavings: savings,
    ...(subsidies.length > 0 && { subsidyInfo: subsidies.join('\n') }),
    strategy,
  };
}
