import type { Contact } from '#domain/contact/contact.ts';
import type { Language } from '#domain/place.ts';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import { PhoneLink } from '#host-site/shell/phone-link.tsx';
import { usePartnerTexts } from '#host-site/texts/partner/partner-texts.ts';

/** Who asks and how to reach them, by one touch on a phone. */
export function LeadContact({ contact, language }: { contact: Contact; language: Language }) {
  const { leads, lead } = usePartnerTexts();
  const spoken = new Intl.DisplayNames([useNavigation().address.language], { type: 'language' }).of(language);
  const { email, phone, place } = contact;
  return (
    <section className="lead-box" aria-labelledby="lead-contact">
      <h2 id="lead-contact">{leads.contact}</h2>
      <dl>
        {phone && <Fact name={lead.columns.phone} value={<PhoneLink phone={phone} />} />}
        <Fact name={lead.columns.email} value={<a href={`mailto:${email}`}>{email}</a>} />
        <Fact name={lead.columns.place} value={place} />
        <Fact name={leads.language} value={spoken} />
      </dl>
    </section>
  );
}

function Fact({ name, value }: { name: string; value: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
