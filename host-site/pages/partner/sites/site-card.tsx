import { useId, useState } from 'react';
import { changeSite, type PartnerSite } from '#domain/contract/sites.ts';
import { DeleteSite } from '#host-site/pages/partner/sites/delete-site.tsx';
import { SiteForm } from '#host-site/pages/partner/sites/site-form.tsx';
import { SiteKeys } from '#host-site/pages/partner/sites/site-keys.tsx';
import { useMoments } from '#host-site/pages/partner/use-moments.ts';
import { usePartnerTexts } from '#host-site/texts/partner/partner-texts.ts';

interface SiteCardProps {
  site: PartnerSite;
  refresh: () => Promise<void>;
}

/** One site: where it may run, its keys, and whether anybody has come by. */
export function SiteCard({ site, refresh }: SiteCardProps) {
  const { sites: texts } = usePartnerTexts();
  const told = useMoments();
  const id = useId();
  const [isEditing, setEditing] = useState(false);
  const changed = () => {
    setEditing(false);
    return refresh();
  };
  return (
    <section className="lead-box site" aria-labelledby={id}>
      <h2 id={id}>{site.name}</h2>
      <p className="small">{site.lastSeenAt ? texts.seen(told(site.lastSeenAt)) : texts.neverSeen}</p>
      {isEditing ? (
        <SiteForm
          endpoint={changeSite}
          site={site}
          submit={texts.save}
          onDone={changed}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <ul className="origins" aria-label={texts.origins}>
          {site.allowedOrigins.map((origin) => (
            <li key={origin}>{origin}</li>
          ))}
        </ul>
      )}
      <SiteKeys site={site} refresh={refresh} />
      <div className="lead-steps">
        {!isEditing && (
          <button type="button" className="button ghost small" onClick={() => setEditing(true)}>
            {texts.edit}
          </button>
        )}
        <DeleteSite site={site} onDeleted={refresh} />
      </div>
    </section>
  );
}
