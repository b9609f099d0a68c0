import type { Country } from '#domain/estimate/countries/country.ts';
import type { EstimateInput } from '#domain/estimate/estimate-input.ts';
import type { Estimate } from '#domain/estimate/estimate-result.ts';
import { type Figure, ownFigure } from '#domain/estimate/figure.ts';
import { USUAL_CHARGER_KW } from '#domain/estimate/plan.ts';
import { partsOf } from '#domain/quote-check/check-price.ts';
import { type Quote, type QuotePart, sizeOf } from '#domain/quote-check/quote.ts';
import type { SizeCheck } from '#domain/quote-check/quote-check.ts';
import { BATTERY_KWH, BATTERY_USE_KWH } from '#domain/quote-check/size-rules.ts';

/** A home as it was told, and what the engine found of it. */
export interface EstimatedHome {
  input: EstimateInput;
  estimate: Estimate;
}

interface Fit {
  figure: Figure;
  basis: SizeCheck['basis'];
}

/** How far from a size that was told another may be and still fit; an engineering choice. */
const NEAR = 0.2;

function roofFit({ input, estimate }: EstimatedHome): Fit | undefined {
  const kwp = estimate.solar?.kwp;
  if (!kwp || (!input.roof?.areaM2 && !input.roof?.kwp)) return undefined;
  const [low, high] = kwp.low === kwp.high ? [kwp.low * (1 - NEAR), kwp.high * (1 + NEAR)] : [kwp.low, kwp.high];
  return { figure: ownFigure(kwp.middle, low, high, 'kwp'), basis: 'home' };
}

function solarFit(country: Country, home: EstimatedHome | undefined): Fit {
  return (home && roofFit(home)) ?? { figure: country.figures.kwp, basis: 'usual' };
}

/** By the modules and the yearly use, whichever asks for less; half as much is little, half more is much. */
function batteryFit({ kwp }: Quote, { figures }: Country, home: EstimatedHome | undefined): Fit {
  const use = home?.estimate.assumptions.find(({ name }) => name === 'annualUseKwh');
  const usual = use?.value ? Number(use.value) : figures.annualUseKwh.value;
  const size = Math.min((usual / BATTERY_USE_KWH) * BATTERY_KWH, (kwp ?? figures.kwp.value) * BATTERY_KWH);
  return { figure: ownFigure(size, size / 2, size * 1.5, 'kwh'), basis: use?.isGiven ? 'home' : 'usual' };
}

/** Without a home nothing is known of its heat. */
function heatPumpFit(home: EstimatedHome | undefined): Fit | undefined {
  const power = home?.estimate.heatPump?.powerKw;
  const { areaM2, annualFuelKwh } = home?.input.heating ?? {};
  if (!power || (!areaM2 && !annualFuelKwh)) return undefined;
  return { figure: ownFigure(power.middle, power.low, power.high, 'kw'), basis: 'home' };
}

/** From a slow one to the usual; above 11 kW the grid operator is asked in Germany. */
const chargerFit: Fit = { figure: ownFigure(USUAL_CHARGER_KW, 3.6, 11.5, 'kw'), basis: 'usual' };

function fitOf(part: QuotePart, quote: Quote, country: Country, home: EstimatedHome | undefined): Fit | undefined {
  if (part === 'solar') return solarFit(country, home);
  if (part === 'battery') return batteryFit(quote, country, home);
  return part === 'heatPump' ? heatPumpFit(home) : chargerFit;
}

function verdictOf(offered: number, { low, high }: Figure): SizeCheck['verdict'] {
  if (offered < low) return 'small';
  return offered > high ? 'large' : 'fits';
}

/** Each size that was told against the home, or against what is usual; what nothing is known to compare with is left out. */
export function checkSizes(quote: Quote, country: Country, home: EstimatedHome | undefined): SizeCheck[] {
  return partsOf(quote).flatMap((part) => {
    const fit = fitOf(part, quote, country, home);
    const offered = quote[sizeOf[part]];
    if (!fit || offered === undefined) return [];
    const { value, low, high, source, asOf } = fit.figure;
    const verdict = verdictOf(offered, fit.figure);
    return [{ part, offered, fits: { low, middle: value, high }, verdict, basis: fit.basis, source, asOf }];
  });
}
