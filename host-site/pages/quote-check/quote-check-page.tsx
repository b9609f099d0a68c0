import { useState } from 'react';
import type { ReplyOf } from '#domain/contract/endpoint.ts';
import type { checkQuote, readQuote } from '#domain/contract/quote-check.ts';
import { QuoteForm } from '#host-site/pages/quote-check/quote-form.tsx';
import { QuoteResult } from '#host-site/pages/quote-check/quote-result.tsx';
import { ReadOfferForm } from '#host-site/pages/quote-check/read-offer-form.tsx';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import { useIsAlive } from '#host-site/routing/use-is-alive.ts';
import { PageHead } from '#host-site/shell/page-head.tsx';
import { WithoutScript } from '#host-site/shell/without-script.tsx';
import { useQuoteCheckTexts } from '#host-site/texts/quote-check/quote-check-texts.ts';
import './quote-check.css';

type Reading = ReplyOf<typeof readQuote>;
type Checked = ReplyOf<typeof checkQuote>;

/** Nothing was read: everything is entered by hand. */
const byHand: Reading = { quote: { products: [], included: [], excluded: [] }, hasText: true };

const found = ({ quote }: Reading) =>
  [quote.price, quote.kwp, quote.batteryKwh, quote.heatPumpKw, quote.chargerKw].some((it) => it !== undefined);

/** An installer's offer, read, corrected, and held against typical prices and the home. */
export function QuoteCheckPage() {
  const texts = useQuoteCheckTexts();
  const isAlive = useIsAlive();
  return (
    <div className="wrap quote-check">
      <PageHead page="quoteCheck" title={texts.documentTitle} description={texts.description} />
      <header>
        <h1>{texts.heading}</h1>
        <p className="lead">{texts.description}</p>
        <p className="small">{texts.privacy}</p>
      </header>
      <div className="quote-work" data-island>
        {isAlive ? <QuoteWork /> : <WithoutScript what="assessment" />}
      </div>
    </div>
  );
}

function QuoteWork() {
  const { language, market } = useNavigation().address;
  const { read } = useQuoteCheckTexts();
  const [reading, setReading] = useState<{ reply: Reading; count: number }>();
  const [checked, setChecked] = useState<Checked>();
  const locale = { language, market };
  const take = (reply: Reading) => {
    setChecked(undefined);
    setReading((before) => ({ reply, count: (before?.count ?? 0) + 1 }));
  };
  return (
    <>
      <ReadOfferForm onRead={take} onSkip={() => take(byHand)} />
      <p role="status" className="quote-read">
        {reading && reading.reply !== byHand && readingSays(reading.reply, read)}
      </p>
      {reading && (
        <QuoteForm
          key={`${reading.count} ${market}`}
          read={reading.reply.quote}
          locale={locale}
          onChecked={setChecked}
        />
      )}
      {checked && <QuoteResult checked={checked} locale={locale} />}
    </>
  );
}

function readingSays(reply: Reading, says: { found: string; nothing: string; noText: string }): string {
  if (!reply.hasText) return says.noText;
  return found(reply) ? says.found : says.nothing;
}
