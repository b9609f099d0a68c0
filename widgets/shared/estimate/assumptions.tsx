import { useStore } from '@nanostores/react';
import type { AssumptionName } from '#domain/estimate/assumption-fields.ts';
import type { Estimate } from '#domain/estimate/estimate-result.ts';
import { estimateTexts } from '#texts/estimate/all.ts';
import { currencySigns } from '#texts/estimate/ranges.ts';
import type { Unit } from '#texts/estimate/texts.ts';
import type { WidgetOptions } from '#widgets/shared/define-widget/options.ts';
import { AssumptionLine, problemOf } from '#widgets/shared/estimate/assumption-line.tsx';
import type { EstimateStore } from '#widgets/shared/estimate/estimate-store.ts';
import { unitLabel } from '#widgets/shared/estimate/tell.ts';

interface AssumptionsProps {
  store: EstimateStore;
  estimate: Estimate;
  options: WidgetOptions;
}

/** Everything that the result stands on, each line to be changed. */
export function Assumptions({ store, estimate, options }: AssumptionsProps) {
  const { assumptions: texts } = estimateTexts[options.language];
  const changes = useStore(store.$changes);
  const refused = useStore(store.$refusedLines);
  const currency = unitLabel('currency', currencySigns[estimate.currency], options);
  return (
    <details className="assumptions" part="assumptions">
      <summary>
        <h4>{texts.title}</h4>
      </summary>
      <p className="small">{texts.intro}</p>
      <table>
        <thead>
          <tr>
            {[texts.name, texts.value, texts.span, texts.source].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {estimate.assumptions.map((line) => {
            const name = line.name as AssumptionName;
            return (
              <AssumptionLine
                key={name}
                {...{ line, name, currency, options }}
                problem={problemOf(name, refused[name], line.unit as Unit | '', options)}
                isChanged={changes[name] !== undefined}
                change={store.change}
              />
            );
          })}
        </tbody>
      </table>
    </details>
  );
}
