import { formatPercent } from '#domain/format.ts';
import { GUARANTEE_TOLERANCE_PERCENT, SATISFACTION_GUARANTEE_YEARS } from '#domain/guarantee.ts';
import type { Market } from '#domain/place.ts';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import { useSummaryTexts } from '#host-site/texts/summary/summary-texts.ts';

/** Once for all consultations, in the words of the full mail. */
export function Guarantee({ market }: { market: Market }) {
  const { language } = useNavigation().address;
  const { mail } = useSummaryTexts();
  const percent = formatPercent(GUARANTEE_TOLERANCE_PERCENT, { language, market });
  return (
    <section className="guarantee" aria-labelledby="guarantee-title">
      <h2 id="guarantee-title">{mail.guaranteeHeading}</h2>
      <p>{mail.guarantee(percent, SATISFACTION_GUARANTEE_YEARS)}</p>
    </section>
  );
}
