import { checkPanel, type PanelVerdict } from '#domain/estimate/car/panel.ts';
import type { EstimateInput } from '#domain/estimate/estimate-input.ts';
import type { Plan } from '#domain/estimate/plan.ts';

/** Electric power of a usual heat pump with its reserve for cold days, kW. */
const HEAT_PUMP_KW = 5;

/** The panel with the car, where somebody has told its size. */
export function checkPanelOf(
  { ev, heating }: EstimateInput,
  { measures, country, chargerKw }: Plan,
): { verdict: PanelVerdict; loadAmps: number } | undefined {
  if (ev?.panelAmps === undefined || country.market !== 'us') return undefined;
  const areaM2 = heating?.areaM2 ?? country.figures.heatedAreaM2.value;
  return checkPanel(ev.panelAmps, {
    areaM2,
    heatPumpKw: measures.includes('heatPump') ? HEAT_PUMP_KW : undefined,
    chargerKw,
  });
}
