import type { Quote } from '#domain/contract/project-quotes.ts';
import { formatDecimal, formatMoney, formatNames } from '#domain/format.ts';
import { quoteSizes } from '#domain/projects/quotes.ts';
import { useProject } from '#host-site/pages/project/project-context.ts';
import { AnswerQuote } from '#host-site/pages/project/quotes/answer-quote.tsx';
import { useMoments } from '#host-site/pages/project/use-moments.ts';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import { useProjectTexts } from '#host-site/texts/project/project-texts.ts';

/** What each column holds of a quote, as text. */
function useCells() {
  const { quotes: texts } = useProjectTexts();
  const { market } = useProject().project;
  const { language } = useNavigation().address;
  const { calendarDay } = useMoments(market);
  const locale = { language, market };
  return ({ price, size, includes, bindingUntil }: Quote) => {
    const sizes = quoteSizes.flatMap((it) => {
      const value = size[it];
      return value === undefined ? [] : [texts.sizes[it](formatDecimal(value, locale))];
    });
    return {
      price: formatMoney(price, locale),
      size: sizes.length > 0 ? sizes.join(', ') : texts.nothing,
      includes:
        includes.length > 0
          ? formatNames(
              includes.map((it) => texts.parts[it]),
              language,
            )
          : texts.nothing,
      until: calendarDay(bindingUntil),
    };
  };
}

/** A row for each offer; on a phone each becomes a card whose lines name their column. */
export function QuoteTable({ quotes }: { quotes: readonly Quote[] }) {
  const { columns } = useProjectTexts().quotes;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a table that is laid out as cards loses its roles in some browsers
    <table className="quotes" role="table" aria-labelledby="quotes-title">
      <thead>
        <tr>
          {Object.values(columns).map((it) => (
            <th key={it} scope="col">
              {it}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {quotes.map((it) => (
          <QuoteRow key={it.id} quote={it} />
        ))}
      </tbody>
    </table>
  );
}

function QuoteRow({ quote }: { quote: Quote }) {
  const { columns } = useProjectTexts().quotes;
  const cells = useCells()(quote);
  return (
    <tr className={quote.status}>
      <th scope="row">
        {quote.company.name}
        {quote.note && <span className="small quote-note">{quote.note}</span>}
      </th>
      <td data-label={columns.price} className="quote-price">
        {cells.price}
      </td>
      <td data-label={columns.size}>{cells.size}</td>
      <td data-label={columns.includes}>{cells.includes}</td>
      <td data-label={columns.until}>{cells.until}</td>
      <td data-label={columns.answer}>
        <AnswerQuote quote={quote} />
      </td>
    </tr>
  );
}
