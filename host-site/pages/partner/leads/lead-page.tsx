import { useState } from 'react';
import { type PartnerLead, readPartnerLead } from '#domain/contract/partner-leads.ts';
import { leadReference } from '#domain/leads/lead-reference.ts';
import { pathTo } from '#domain/pages.ts';
import { numberLocale } from '#domain/place.ts';
import { OwnReply } from '#host-site/pages/dashboard/own-reply.tsx';
import { LeadAssignee } from '#host-site/pages/partner/leads/lead-assignee.tsx';
import { LeadContact } from '#host-site/pages/partner/leads/lead-contact.tsx';
import { LeadFindings } from '#host-site/pages/partner/leads/lead-findings.tsx';
import { LeadMarks } from '#host-site/pages/partner/leads/lead-marks.tsx';
import { LeadStanding } from '#host-site/pages/partner/leads/lead-standing.tsx';
import { Link, useNavigation } from '#host-site/routing/navigation.tsx';
import { usePartnerTexts } from '#host-site/texts/partner/partner-texts.ts';

/** One lead: who asks, how it stands, and all that is known of the home. */
export function LeadPage({ leadId }: { leadId: string }) {
  const { leads } = usePartnerTexts();
  return (
    <>
      <p>
        <Link to={{ path: pathTo('partner') }}>{leads.back}</Link>
      </p>
      <OwnReply endpoint={readPartnerLead} input={{ parameters: { leadId } }} unknown={leads.unknown}>
        {(lead) => <LeadView lead={lead} />}
      </OwnReply>
    </>
  );
}

function LeadView({ lead: read }: { lead: PartnerLead }) {
  const { leads } = usePartnerTexts();
  const { language } = useNavigation().address;
  const [lead, setLead] = useState(read);
  const { id, createdAt, market, request, duplicateOf, projectId } = lead;
  const moment = new Intl.DateTimeFormat(numberLocale(language, market), { dateStyle: 'long', timeStyle: 'short' });
  return (
    <article className="lead">
      <h1>{request?.contact.name ?? leads.numbered(leadReference(id))}</h1>
      <p className="small">
        {leads.numbered(leadReference(id))} · {moment.format(new Date(createdAt))}
      </p>
      <LeadMarks lead={lead} />
      {duplicateOf && (
        <p className="lead-note">
          {leads.duplicateText}{' '}
          <Link to={{ path: pathTo('partnerLead', { leadId: duplicateOf }) }}>{leads.earlier}</Link>
        </p>
      )}
      {request ? (
        <>
          <div className="lead-desk">
            <LeadContact contact={request.contact} language={lead.language} />
            <div className="lead-column">
              <LeadStanding lead={lead} onChanged={(standing) => setLead({ ...lead, ...standing })} />
              <LeadAssignee lead={lead} onAssigned={(assigned) => setLead({ ...lead, ...assigned })} />
            </div>
          </div>
          {projectId && (
            <p>
              <Link className="button ghost" to={{ path: pathTo('partnerProject', { projectId }) }}>
                {leads.project}
              </Link>
            </p>
          )}
          <LeadFindings request={request} market={market} />
        </>
      ) : (
        <p className="lead-note">{leads.withdrawnText}</p>
      )}
    </article>
  );
}
