import type { ReactNode } from 'react';
import type { Estimate } from '#domain/estimate/estimate-result.ts';
import type { Range } from '#domain/estimate/range.ts';
import { formatNumber } from '#domain/format.ts';
import { estimateTexts } from '#texts/estimate/all.ts';
import { moneyRange, span } from '#texts/estimate/ranges.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { energy, percent, tenths, unitLabel } from '#widgets/shared/estimate/tell.ts';
import { useOwnId } from '#widgets/shared/ui/use-own-id.ts';

interface FiguresProps {
  estimate: Estimate;
  options: WidgetOptions;
}

type Row = readonly [label: string, value: string];

/** A part of the result under its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useOwnId();
  return (
    <section className="estimate-part" aria-labelledby={id}>
      <h4 id={id}>{title}</h4>
      {children}
    </section>
  );
}

function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <dl>
      {rows.map(([label, value]) => (
        <div key={label} className="row">
          <dt>{label}</dt>
          <dd className="figure">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function payback({ low, middle, high }: Estimate['money']['paybackYears'], options: WidgetOptions): string {
  const { years, never, notBefore } = estimateTexts[options.language].money;
  if (low === null) return never;
  const write = (value: number) => formatNumber(value, options);
  if (middle === null || high === null) return notBefore(write(low));
  return years(span({ low, middle, high }, write, options));
}

/** What all of it costs and brings, as ranges. */
export function MoneyFigures({ estimate, options }: FiguresProps) {
  const texts = estimateTexts[options.language].money;
  const { money, currency } = estimate;
  const write = (range: Range) => moneyRange(range, currency, options);
  return (
    <Part title={texts.title}>
      <Rows
        rows={[
          [texts.investment, write(money.investment)],
          [texts.subsidy, write(money.subsidy)],
          [texts.saving, write(money.savingPerYear)],
          [texts.payback, payback(money.paybackYears, options)],
          [texts.over25Years, write(money.over25Years)],
        ]}
      />
      <p className="small">{texts.noteOver25Years}</p>
    </Part>
  );
}

function plantRows({ solar, heatPump, ev, currency }: Estimate, options: WidgetOptions): Row[] {
  const texts = estimateTexts[options.language].plant;
  const unit = (name: 'kwp' | 'kw') => unitLabel(name, currency, options);
  return [
    ...(solar
      ? ([
          [texts.size, `${tenths(solar.kwp, options)} ${unit('kwp')}`],
          [texts.yield, energy(solar.yieldKwh, options)],
        ] as const)
      : []),
    ...(heatPump
      ? ([
          [texts.heatPump, `${tenths(heatPump.powerKw, options)} ${unit('kw')}`],
          [texts.performance, tenths(heatPump.seasonalPerformance, options)],
          ...(solar ? ([[texts.heatPumpFromSolar, percent(heatPump.fromSolar, options)]] as const) : []),
        ] as const)
      : []),
    ...(ev
      ? ([
          [texts.car, energy(ev.kwh, options)],
          ...(solar ? ([[texts.carFromSolar, percent(ev.fromSolar, options)]] as const) : []),
        ] as const)
      : []),
  ];
}

/** What roof, heat pump and charger give. */
export function PlantFigures({ estimate, options }: FiguresProps) {
  const { title, panel } = estimateTexts[options.language].plant;
  const rows = plantRows(estimate, options);
  const verdict = estimate.ev?.panel?.verdict;
  if (rows.length === 0) return null;
  return (
    <Part title={title}>
      <Rows rows={rows} />
      {verdict && <p className="small">{panel[verdict]}</p>}
    </Part>
  );
}

/** What a tenant can do without the landlord, and with them. */
export function RenterAdvice({ renter, options }: { renter: NonNullable<Estimate['renter']>; options: WidgetOptions }) {
  const texts = estimateTexts[options.language].renter;
  const { balcony, advice } = renter;
  return (
    <Part title={texts.title}>
      <ul className="estimate-lines">
        {advice.map((it) => (
          <li key={it}>
            {texts.advice[it]}
            {it === 'balcony-solar' &&
              balcony &&
              ` ${texts.balcony(`${formatNumber(balcony.kwp * 1_000, options)} W`, energy(balcony.yieldKwh, options))}`}
          </li>
        ))}
      </ul>
    </Part>
  );
}
