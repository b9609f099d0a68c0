import { useState } from 'react';
import {
  type ConversionSpan,
  conversionSpans,
  type readAllConversion,
  readConversion,
} from '#domain/contract/conversion.ts';
import { pathTo } from '#domain/pages.ts';
import { OwnReply } from '#host-site/pages/dashboard/own-reply.tsx';
import { ConversionPicture } from '#host-site/pages/partner/conversion/conversion-picture.tsx';
import { Link } from '#host-site/routing/navigation.tsx';
import { usePartnerTexts } from '#host-site/texts/partner/partner-texts.ts';
import './conversion.css';

/** How far visitors of the company's own pages go. */
export function ConversionSection() {
  const { conversion: texts } = usePartnerTexts();
  return (
    <>
      <h1>{texts.title}</h1>
      <p className="partner-intro">{texts.intro}</p>
      <ConversionDesk endpoint={readConversion} />
    </>
  );
}

interface ConversionDeskProps {
  endpoint: typeof readConversion | typeof readAllConversion;
}

/** One site at a time, or all of them together. */
export function ConversionDesk({ endpoint }: ConversionDeskProps) {
  const { conversion: texts, embed } = usePartnerTexts();
  const [days, setDays] = useState<ConversionSpan>('30');
  const [siteId, choose] = useState('');
  return (
    <OwnReply key={days} endpoint={endpoint} input={{ query: { days } }}>
      {({ days: dates, sites }) => {
        if (sites.length === 0)
          return (
            <p>
              {texts.none} <Link to={{ path: pathTo('partnerSites') }}>{embed.addSite}</Link>
            </p>
          );
        const shown = sites.some(({ id }) => id === siteId) ? sites.filter(({ id }) => id === siteId) : sites;
        return (
          <>
            <div className="lead-filters">
              <label>
                {embed.site}
                <select className="text-input" value={siteId} onChange={(event) => choose(event.target.value)}>
                  <option value="">{texts.allSites}</option>
                  {sites.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </select>
              </label>
              <label>
                {texts.span}
                <select
                  className="text-input"
                  value={days}
                  onChange={(event) => setDays(event.target.value as ConversionSpan)}
                >
                  {conversionSpans.map((it) => (
                    <option key={it} value={it}>
                      {texts.lastDays(it)}
                    </option>
                  ))}
                </select>
              </label>
            </div>
            <ConversionPicture dates={dates} sites={shown} />
          </>
        );
      }}
    </OwnReply>
  );
}
