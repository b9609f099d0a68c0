import type { PartnerLead } from '#domain/contract/partner-leads.ts';
import { solutions } from '#domain/home/enumerations.ts';
import { leadReference } from '#domain/leads/lead-reference.ts';
import { pathTo } from '#domain/pages.ts';
import { numberLocale } from '#domain/place.ts';
import { LeadMarks } from '#host-site/pages/partner/leads/lead-marks.tsx';
import { Link, useNavigation } from '#host-site/routing/navigation.tsx';
import { usePartnerTexts } from '#host-site/texts/partner/partner-texts.ts';
import { useTexts } from '#host-site/texts/site-texts.ts';

/** One lead in the list: who, where, when, and how it stands. */
export function LeadRow({ lead }: { lead: PartnerLead }) {
  const { leads } = usePartnerTexts();
  const { home } = useTexts();
  const { language } = useNavigation().address;
  const day = new Intl.DateTimeFormat(numberLocale(language, lead.market), { dateStyle: 'medium' });
  const { contact, potentials } = lead.request ?? {};
  const strong = solutions.filter((it) => potentials?.[it] === 'high').map((it) => home.solution[it]);
  return (
    <li>
      <div>
        <Link to={{ path: pathTo('partnerLead', { leadId: lead.id }) }}>
          {contact?.name ?? leads.numbered(leadReference(lead.id))}
        </Link>
        <p className="small">
          {[contact?.place, day.format(new Date(lead.createdAt)), lead.assignee?.name].filter(Boolean).join(' · ')}
        </p>
        {strong.length > 0 && <p className="small">{leads.strong(strong.join(', '))}</p>}
      </div>
      <LeadMarks lead={lead} />
    </li>
  );
}
