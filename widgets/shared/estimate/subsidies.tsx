import type { Estimate } from '#domain/estimate/estimate-result.ts';
import type { SubsidyStatus } from '#domain/estimate/subsidies/subsidy.ts';
import { formatDate } from '#domain/format.ts';
import { estimateTexts } from '#texts/estimate/all.ts';
import { amountLabel, moneyRange } from '#texts/estimate/ranges.ts';
import { sourceName } from '#texts/estimate/source-names/all.ts';
import { subsidyName } from '#texts/estimate/subsidy-names/all.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { Part } from '#widgets/shared/estimate/figures.tsx';

type Subsidy = Estimate['subsidies'][number];

interface SubsidiesProps {
  estimate: Estimate;
  options: WidgetOptions;
}

const order: readonly SubsidyStatus[] = ['counted', 'announced', 'possible', 'ended'];

/** What is paid towards it, what may be, what is to come and what has ended; with what waiting changes. */
export function Subsidies({ estimate, options }: SubsidiesProps) {
  const texts = estimateTexts[options.language].subsidies;
  const groups = order.map((status) => [status, estimate.subsidies.filter((it) => it.status === status)] as const);
  return (
    <Part title={texts.title}>
      {estimate.subsidies.length === 0 && <p>{texts.none}</p>}
      {groups
        .filter(([, all]) => all.length > 0)
        .map(([status, all]) => (
          <div key={status} className="subsidies">
            <h5>{texts.status[status]}</h5>
            <ul className="estimate-lines">
              {all.map((it) => (
                <li key={`${it.id} ${it.measure}`}>
                  <SubsidyLine subsidy={it} currency={estimate.currency} options={options} />
                </li>
              ))}
            </ul>
          </div>
        ))}
    </Part>
  );
}

/** Its dates, and by how much a later application changes it. */
function datesOf({ status, from, to, changes = [] }: Subsidy, currency: Estimate['currency'], options: WidgetOptions) {
  const texts = estimateTexts[options.language].subsidies;
  if (status === 'ended') return to ? [texts.endedOn(formatDate(to, options))] : [];
  if (status === 'announced') return from ? [texts.from(formatDate(from, options))] : [];
  return [
    ...(to ? [texts.until(formatDate(to, options))] : []),
    ...changes.map(({ from: day, amount }) =>
      texts[amount < 0 ? 'less' : 'more'](formatDate(day, options), amountLabel(Math.abs(amount), currency, options)),
    ),
  ];
}

interface LineProps {
  subsidy: Subsidy;
  currency: Estimate['currency'];
  options: WidgetOptions;
}

function SubsidyLine({ subsidy, currency, options }: LineProps) {
  const texts = estimateTexts[options.language].subsidies;
  const { id, measure, status, amount, atMost, asOf, url } = subsidy;
  const source = sourceName(subsidy.source, options.language);
  const name = subsidyName(id, options.language) ?? `${texts.local(id)} (${texts.of[measure]})`;
  const pays = [
    ...(status === 'counted' ? [moneyRange(amount, currency, options)] : []),
    ...(status === 'possible' && atMost ? [texts.atMost(amountLabel(atMost, currency, options))] : []),
  ];
  return (
    <>
      <strong>
        {name}
        {pays.length > 0 && `: ${pays}`}
      </strong>{' '}
      {datesOf(subsidy, currency, options).join(' ')}{' '}
      <small>
        {url ? (
          <a href={url} target="_blank" rel="noopener noreferrer">
            {source}
          </a>
        ) : (
          source
        )}
        , {formatDate(asOf, options)}
      </small>
    </>
  );
}
