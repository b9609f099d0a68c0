import { useProject } from '#host-site/pages/project/project-context.ts';
import { OfferQuote } from '#host-site/pages/project/quotes/offer-quote.tsx';
import { QuoteTable } from '#host-site/pages/project/quotes/quote-table.tsx';
import { useProjectTexts } from '#host-site/texts/project/project-texts.ts';

/** The offers side by side; a company sees its own, and makes it here. */
export function Quotes() {
  const { quotes: texts, offer } = useProjectTexts();
  const { quotes, as, mayWrite, companies } = useProject().project;
  const status = companies[0]?.status;
  const mayOffer = as === 'partner' && mayWrite && (status === 'new' || status === 'contacted' || status === 'quoted');
  return (
    <section aria-labelledby="quotes-title">
      <h2 id="quotes-title">{texts.title}</h2>
      {quotes.length > 0 ? <QuoteTable quotes={quotes} /> : <p>{as === 'partner' ? offer.none : texts.none}</p>}
      {mayOffer && <OfferQuote isAgain={quotes.length > 0} />}
    </section>
  );
}
