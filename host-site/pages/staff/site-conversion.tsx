import { readAllConversion } from '#domain/contract/conversion.ts';
import { ConversionDesk } from '#host-site/pages/partner/conversion/conversion-section.tsx';
import { usePartnerTexts } from '#host-site/texts/partner/partner-texts.ts';
import '#host-site/pages/partner/leads/leads.css';

/** How far visitors of the busiest sites go. */
export function SiteConversion() {
  const { conversion } = usePartnerTexts();
  return (
    <section className="staff-activity" aria-labelledby="conversion-title">
      <h2 id="conversion-title">{conversion.title}</h2>
      <ConversionDesk endpoint={readAllConversion} />
    </section>
  );
}
