import { useState } from 'react';
import { createSite, listSites, type PartnerSite } from '#domain/contract/sites.ts';
import { OwnReply } from '#host-site/pages/dashboard/own-reply.tsx';
import { SiteCard } from '#host-site/pages/partner/sites/site-card.tsx';
import { SiteForm } from '#host-site/pages/partner/sites/site-form.tsx';
import { usePartnerTexts } from '#host-site/texts/partner/partner-texts.ts';

/** The company's own pages, and what lets the widgets run there. */
export function SitesSection() {
  const { sites } = usePartnerTexts();
  return (
    <>
      <h1>{sites.title}</h1>
      <p className="partner-intro">{sites.intro}</p>
      <OwnReply endpoint={listSites}>{(listed, refresh) => <SiteList sites={listed} refresh={refresh} />}</OwnReply>
    </>
  );
}

function SiteList({ sites, refresh }: { sites: readonly PartnerSite[]; refresh: () => Promise<void> }) {
  const { sites: texts } = usePartnerTexts();
  const [isAdding, setAdding] = useState(sites.length === 0);
  const added = () => {
    setAdding(false);
    return refresh();
  };
  return (
    <>
      {sites.length === 0 && <p>{texts.none}</p>}
      {sites.map((site) => (
        <SiteCard key={site.id} site={site} refresh={refresh} />
      ))}
      {isAdding ? (
        <section className="lead-box" aria-labelledby="add-site">
          <h2 id="add-site">{texts.add}</h2>
          <SiteForm
            endpoint={createSite}
            submit={texts.create}
            onDone={added}
            onCancel={sites.length > 0 ? () => setAdding(false) : undefined}
          />
        </section>
      ) : (
        <button type="button" className="button partner-add" onClick={() => setAdding(true)}>
          {texts.add}
        </button>
      )}
    </>
  );
}
