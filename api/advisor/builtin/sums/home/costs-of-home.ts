import { type AskedOfHome, grantSources, type HomeSum, sourcesOf } from '#api/advisor/builtin/sums/home/home-sum.ts';
import { formatNames } from '#domain/format.ts';
import type { Solution } from '#domain/home/enumerations.ts';

/** The size of a heat pump for the home, and what it costs. */
export function heatPumpForHome({ home, kind, texts, write }: AskedOfHome): HomeSum | undefined {
  const { areaM2 } = home;
  if (home.hasHeatPump || areaM2 === undefined) return undefined;
  const estimate = home.estimate(['heatPump'], { heatPump: { kind } });
  const { heatPump } = estimate ?? {};
  if (!estimate || !heatPump) return home.facts.place === undefined ? { needed: 'place' } : undefined;
  const { investment, subsidy } = heatPump.money;
  const text = texts.heatPumpCost({
    area: write.area(areaM2),
    place: write.place(estimate),
    heat: write.kwhOf(heatPump.heatKwh),
    pump: texts.pump[kind],
    power: write.kwOf(heatPump.powerKw),
    cost: write.cost(investment, subsidy),
  });
  return { parts: [text], sources: [...sourcesOf(estimate, 'costs.heatPump'), ...grantSources(estimate, 'heatPump')] };
}

/** What a charger costs does not depend on it. */
const ANY_KM = 12_000;

const prices = ['costs.solar', 'costs.heatPump', 'costs.charger'];

/** What all costs that the home does not have yet; of a heating or a car that nobody told of nothing is counted. */
export function allForHome({ home, kind, namesCharger, texts, write, language }: AskedOfHome): HomeSum | undefined {
  const { hasEV } = home.facts;
  const isDriven = hasEV === 'yes' || hasEV === 'planning';
  const measures: Solution[] = [
    ...(home.hasSolar ? [] : (['solar'] as const)),
    ...(home.fuel ? (['heatPump'] as const) : []),
    ...(isDriven || namesCharger ? (['evCharging'] as const) : []),
  ];
  if (!home.fuel || measures.length < 2) return undefined;
  const estimate = home.estimate(measures, {
    heatPump: { kind },
    ...(namesCharger && !isDriven && { ev: { kmPerYear: ANY_KM } }),
  });
  if (!estimate) return home.facts.place === undefined ? { needed: 'place' } : undefined;
  const { investment, subsidy } = estimate.money;
  const names = formatNames(
    measures.map((it) => (it === 'heatPump' ? texts.pumpAlone[kind] : texts.measures[it])),
    language,
  );
  const text = texts.together(names, write.cost(investment, subsidy));
  return { parts: [text], sources: [...sourcesOf(estimate, ...prices), ...grantSources(estimate, ...measures)] };
}
