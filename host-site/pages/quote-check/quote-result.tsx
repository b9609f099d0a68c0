import { useEffect, useRef } from 'react';
import type { ReplyOf } from '#domain/contract/endpoint.ts';
import type { checkQuote } from '#domain/contract/quote-check.ts';
import { formatDate, formatDecimal, formatTenths, type Locale } from '#domain/format.ts';
import type { QuotePart } from '#domain/quote-check/quote.ts';
import { itemStates } from '#domain/quote-check/quote-check.ts';
import { PricePicture } from '#host-site/pages/quote-check/price-picture.tsx';
import { useQuoteCheckTexts } from '#host-site/texts/quote-check/quote-check-texts.ts';

const units: Record<QuotePart, string> = { solar: 'kWp', battery: 'kWh', heatPump: 'kW', charger: 'kW' };

interface QuoteResultProps {
  checked: ReplyOf<typeof checkQuote>;
  locale: Locale;
}

/** How an offer compares: its price, its sizes, what is missing, what to ask. */
export function QuoteResult({ checked, locale }: QuoteResultProps) {
  const { result } = useQuoteCheckTexts();
  const { price, currency, questions } = checked;
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each comparison is read from its beginning
  useEffect(() => heading.current?.focus(), [checked]);
  return (
    <section className="quote-result" aria-labelledby="quote-result">
      <h2 id="quote-result" ref={heading} tabIndex={-1}>
        {result.heading}
      </h2>
      <h3>{result.price}</h3>
      {price ? <PricePicture price={price} currency={currency} locale={locale} /> : <p>{result.noPrice}</p>}
      <h3>{result.sizes}</h3>
      <Sizes checked={checked} locale={locale} />
      <h3>{result.items}</h3>
      <Items checked={checked} />
      <h3>{result.questions}</h3>
      <ol className="quote-questions">
        {questions.map((it) => (
          <li key={it}>{result.asks[it]}</li>
        ))}
      </ol>
      <p className="small">{result.note}</p>
    </section>
  );
}

function Sizes({ checked: { sizes }, locale }: QuoteResultProps) {
  const { result, parts } = useQuoteCheckTexts();
  const { columns, verdicts, basis } = result;
  if (sizes.length === 0) return <p>{result.noSizes}</p>;
  const tenths = (value: number) => formatTenths(value, locale);
  return (
    <table className="quote-table">
      <thead>
        <tr>
          {[columns.part, columns.offered, columns.fits, columns.source].map((it) => (
            <th key={it} scope="col">
              {it}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sizes.map(({ part, offered, fits, verdict, basis: against, source, asOf }) => (
          <tr key={part}>
            <th scope="row">{parts[part]}</th>
            <td data-column={columns.offered}>
              {`${formatDecimal(offered, locale)} ${units[part]}: `}
              <strong>{verdicts[verdict]}</strong>
            </td>
            <td data-column={columns.fits}>
              {`${tenths(fits.low)} – ${tenths(fits.high)} ${units[part]}, ${basis[against]}`}
            </td>
            <td data-column={columns.source}>{`${source}, ${formatDate(asOf, locale)}`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Items({ checked: { items } }: Pick<QuoteResultProps, 'checked'>) {
  const texts = useQuoteCheckTexts();
  return (
    <ul className="quote-items">
      {itemStates.flatMap((state) =>
        items
          .filter((it) => it.state === state)
          .map(({ item }) => (
            <li key={item} className={state}>
              <span>{texts.items[item]}</span> <strong>{texts.states[state]}</strong>
            </li>
          )),
      )}
    </ul>
  );
}
