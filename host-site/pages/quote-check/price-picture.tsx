import { formatDate, formatMoney, type Locale } from '#domain/format.ts';
import { type Currency, wholeMoney } from '#domain/money.ts';
import type { PriceCheck } from '#domain/quote-check/quote-check.ts';
import { useQuoteCheckTexts } from '#host-site/texts/quote-check/quote-check-texts.ts';

interface PricePictureProps {
  price: PriceCheck;
  currency: Currency;
  locale: Locale;
}

/** To a hundred: a range says no more. */
const STEP = 100;
const [LEFT, WIDTH] = [8, 344];

/** Where the price lies in the typical range, and the table behind it. */
export function PricePicture({ price, currency, locale }: PricePictureProps) {
  const { result, parts } = useQuoteCheckTexts();
  const write = (value: number) => formatMoney(wholeMoney(Math.round(value / STEP) * STEP, currency), locale);
  const exact = (value: number) => formatMoney(wholeMoney(Math.round(value), currency), locale);
  const { offered, typical } = price;
  const isSpan = offered.low !== offered.high;
  const told = isSpan ? `${exact(offered.low)} – ${exact(offered.high)}` : exact(offered.middle);
  return (
    <>
      <p className={`price-place ${price.place}`}>{result.places[price.place]}</p>
      <PriceLine price={price} />
      <dl className="price-key">
        <div className="typical">
          <dt>{result.typical}</dt>
          <dd>{`${write(typical.low)} – ${write(typical.high)}`}</dd>
        </div>
        <div className="offered">
          <dt>{isSpan ? result.offeredSpan : result.offered}</dt>
          <dd>{told}</dd>
        </div>
      </dl>
      <table className="quote-table">
        <thead>
          <tr>
            {[result.columns.part, result.columns.from, result.columns.to, result.columns.source].map((it) => (
              <th key={it} scope="col">
                {it}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {price.parts.map(({ part, typical: range, source, asOf }) => (
            <tr key={part}>
              <th scope="row">{parts[part]}</th>
              <td data-column={result.columns.from}>{write(range.low)}</td>
              <td data-column={result.columns.to}>{write(range.high)}</td>
              <td data-column={result.columns.source}>{`${source}, ${formatDate(asOf, locale)}`}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{result.sum}</th>
            <td data-column={result.columns.from}>{write(typical.low)}</td>
            <td data-column={result.columns.to}>{write(typical.high)}</td>
            <td data-column={result.columns.source}>{result.withTax}</td>
          </tr>
        </tbody>
      </table>
    </>
  );
}

/** The typical range as a band on a line, the offer as a mark; the table says the same in words. */
function PriceLine({ price: { offered, typical } }: { price: PriceCheck }) {
  const least = Math.min(offered.low, typical.low) * 0.85;
  const most = Math.max(offered.high, typical.high) * 1.1;
  const x = (value: number) => LEFT + (WIDTH * (value - least)) / (most - least);
  return (
    <svg className="price-line" viewBox="0 0 360 56" aria-hidden="true">
      <rect x={LEFT} y="28" width={WIDTH} height="12" rx="6" className="track" />
      <rect x={x(typical.low)} y="28" width={x(typical.high) - x(typical.low)} height="12" rx="3" className="band" />
      <path d={`M${x(typical.middle)} 26v16`} className="middle" />
      <path d={`M${x(offered.low)} 20H${x(offered.high)}`} className="span" />
      <path d={`M${x(offered.middle)} 46V14m-7 0h14l-7 9Z`} className="offer" />
    </svg>
  );
}
