import { useState } from 'react';
import { listSites, type PartnerSite } from '#domain/contract/sites.ts';
import { PREVIEW_PATH, type Preview, previewSchema } from '#domain/embed/preview.ts';
import { embedded, snippetOf } from '#domain/embed/snippet.ts';
import { pathTo } from '#domain/pages.ts';
import { OwnReply } from '#host-site/pages/dashboard/own-reply.tsx';
import { CodeToCopy } from '#host-site/pages/partner/code-to-copy.tsx';
import { EmbedChoices } from '#host-site/pages/partner/embed/embed-choices.tsx';
import { Link, useNavigation } from '#host-site/routing/navigation.tsx';
import { usePartnerTexts } from '#host-site/texts/partner/partner-texts.ts';

/** Which widget, how it looks, and the lines that put it there. */
export function EmbedSection() {
  const { embed } = usePartnerTexts();
  return (
    <>
      <h1>{embed.title}</h1>
      <p className="partner-intro">{embed.intro}</p>
      <OwnReply endpoint={listSites}>{(sites) => <EmbedDesk sites={sites} />}</OwnReply>
    </>
  );
}

function EmbedDesk({ sites }: { sites: readonly PartnerSite[] }) {
  const { embed } = usePartnerTexts();
  const { language: lang } = useNavigation().address;
  const [wanted, setWanted] = useState<Preview>({ widget: 'questionnaire', lang });
  const [siteId, setSiteId] = useState(sites[0]?.id);
  const site = sites.find(({ id }) => id === siteId);
  const { widget, ...input } = wanted;
  const { head, element } = snippetOf(embedded[widget], {
    ...input,
    host: location.origin,
    siteKey: site?.keys[0]?.publicKey ?? 'YOUR_KEY',
  });
  return (
    <div className="embed-desk">
      <div className="embed-choices">
        <EmbedChoices sites={sites} siteId={siteId} chooseSite={setSiteId} wanted={wanted} choose={setWanted} />
      </div>
      <div className="embed-result">
        <section aria-labelledby="embed-code">
          <h2 id="embed-code">{embed.code}</h2>
          {site ? <p>{embed.works(site.allowedOrigins.join(', '))}</p> : <NoSite />}
          <CodeToCopy code={`${head}\n${element}\n`} name={embed.code} />
          <p className="small">{embed.placing}</p>
          {wanted.accent && <p className="small">{embed.strictPolicy}</p>}
        </section>
        <section aria-labelledby="embed-preview">
          <h2 id="embed-preview">{embed.preview}</h2>
          <p className="small">{embed.previewNote}</p>
          <PreviewFrame wanted={wanted} />
        </section>
      </div>
    </div>
  );
}

function NoSite() {
  const { embed } = usePartnerTexts();
  return (
    <p className="lead-note">
      {embed.noSite} <Link to={{ path: pathTo('partnerSites') }}>{embed.addSite}</Link>
    </p>
  );
}

/** The widget as it stands on a page of its own; half-typed contacts wait. */
function PreviewFrame({ wanted }: { wanted: Preview }) {
  const { embed } = usePartnerTexts();
  const said = Object.entries(wanted).filter((entry): entry is [string, string] => Boolean(entry[1]));
  if (!previewSchema.safeParse(Object.fromEntries(said)).success) return null;
  return <iframe className="embed-frame" title={embed.preview} src={`${PREVIEW_PATH}?${new URLSearchParams(said)}`} />;
}
