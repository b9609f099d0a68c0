import type { ReactNode } from 'react';
import type { ReplyOf } from '#domain/contract/endpoint.ts';
import { readWorkspace } from '#domain/contract/workspace.ts';
import { PRODUCT_NAME } from '#domain/product.ts';
import { OwnReply } from '#host-site/pages/dashboard/own-reply.tsx';
import { CompanySection } from '#host-site/pages/partner/company/company-section.tsx';
import { ConversionSection } from '#host-site/pages/partner/conversion/conversion-section.tsx';
import { EmbedSection } from '#host-site/pages/partner/embed/embed-section.tsx';
import { LeadPage } from '#host-site/pages/partner/leads/lead-page.tsx';
import { LeadsSection } from '#host-site/pages/partner/leads/leads-section.tsx';
import { NotOpenYet } from '#host-site/pages/partner/not-open-yet.tsx';
import { PartnerNavigation } from '#host-site/pages/partner/partner-navigation.tsx';
import type { PartnerSection } from '#host-site/pages/partner/sections.ts';
import { SitesSection } from '#host-site/pages/partner/sites/sites-section.tsx';
import { TeamSection } from '#host-site/pages/partner/team/team-section.tsx';
import { WebhooksSection } from '#host-site/pages/partner/webhooks/webhooks-section.tsx';
import { Guard } from '#host-site/session/guard.tsx';
import { usePartnerTexts } from '#host-site/texts/partner/partner-texts.ts';
import './partner.css';
import './leads/leads.css';
import './desk.css';

interface PartnerPageProps {
  section: PartnerSection;
  /** Of the one lead that is looked at. */
  leadId?: string;
}

/** A company's workspace; for who has none yet, what there is to do. */
export function PartnerPage(props: PartnerPageProps) {
  return <Guard>{() => <Workspace {...props} />}</Guard>;
}

function Workspace({ section, leadId }: PartnerPageProps) {
  const { partner } = usePartnerTexts();
  return (
    <div className="wrap partner">
      <title>{`${partner.sections[section]} | ${PRODUCT_NAME}`}</title>
      <meta name="robots" content="noindex" />
      <OwnReply endpoint={readWorkspace}>
        {(workspace, refresh) => (
          <Opened workspace={workspace} section={section} refresh={refresh}>
            {section === 'conversion' && <ConversionSection />}
            {section === 'embed' && <EmbedSection />}
            {section === 'sites' && <SitesSection />}
            {section === 'webhooks' && <WebhooksSection isOwner={workspace.role === 'owner'} />}
            {section === 'company' && <CompanySection />}
            {section === 'team' && <TeamSection />}
            {section === 'leads' && (leadId ? <LeadPage key={leadId} leadId={leadId} /> : <LeadsSection />)}
          </Opened>
        )}
      </OwnReply>
    </div>
  );
}

interface OpenedProps {
  workspace: ReplyOf<typeof readWorkspace>;
  section: PartnerSection;
  refresh: () => Promise<void>;
  children: ReactNode;
}

function Opened({ workspace, section, refresh, children }: OpenedProps) {
  const { standing, company } = workspace;
  if (standing !== 'open' || !company) return <NotOpenYet workspace={workspace} refresh={refresh} />;
  return (
    <>
      <PartnerNavigation company={company.name} current={section} />
      {children}
    </>
  );
}
