import type { standings } from '#domain/contract/workspace.ts';
import { pathTo } from '#domain/pages.ts';
import { Link } from '#host-site/routing/navigation.tsx';
import { usePartnerTexts } from '#host-site/texts/partner/partner-texts.ts';

interface NotOpenYetProps {
  standing: (typeof standings)[number];
  company: string | undefined;
}

/** Why there is no workspace here yet, and what happens next. */
export function NotOpenYet({ standing, company = '' }: NotOpenYetProps) {
  const { partner } = usePartnerTexts();
  if (standing === 'open') return null;
  const { title, text, next } = partner.notOpen[standing](company);
  return (
    <div className="notice partner-notice">
      <h1>{title}</h1>
      <p>{text}</p>
      <p>{next}</p>
      <Link className="button ghost" to={{ path: pathTo('dashboard') }}>
        {partner.toDashboard}
      </Link>
    </div>
  );
}
