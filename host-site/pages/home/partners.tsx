import type { Partner } from '#domain/contract/partners.ts';
import { pathTo } from '#domain/pages.ts';
import { SectionHead } from '#host-site/pages/home/section-head.tsx';
import { usePartners } from '#host-site/pages/home/use-partners.ts';
import { sectionAnchors } from '#host-site/routing/anchors.ts';
import { Link } from '#host-site/routing/navigation.tsx';
import { FailedRead } from '#host-site/shell/failed-read.tsx';
import { WithoutScript } from '#host-site/shell/without-script.tsx';
import { useTexts } from '#host-site/texts/site-texts.ts';
import './partners.css';

/** Source: portal, section 2. What is in neither stands in the first. */
const americanStates = ['OR', 'CO', 'MA', 'TX', 'WA', 'CA'];
const dachPlaces = ['Berlin', 'Hamburg', 'Bavaria', 'Vienna', 'Zurich'];
const SKELETONS = 6;

/** The companies, grouped by country and state. */
export function Partners() {
  const { partners } = useTexts().landing;
  return (
    <section className="section" id={sectionAnchors.partners} aria-labelledby="partners-title">
      <div className="wrap">
        <SectionHead id="partners-title" {...partners} />
        <p className="small demo">{partners.demo}</p>
        <PartnerGroups />
        <p>
          <Link className="button ghost" to={{ path: pathTo('partnerApply') }}>
            {partners.apply}
          </Link>
        </p>
      </div>
    </section>
  );
}

function PartnerGroups() {
  const { partners } = useTexts().landing;
  const { state, retry } = usePartners();
  if (state.status === 'failed') return <FailedRead text={partners.failed} retry={retry} />;
  if (state.status !== 'done') return <Skeletons label={partners.loading} />;
  if (state.value.length === 0)
    return (
      <div className="partners-notice">
        <EmptyMap />
        <p>{partners.none}</p>
      </div>
    );
  const isAmerican = ({ state: place }: Partner) => americanStates.includes(place);
  return (
    <>
      <PartnerGroup title={partners.groups.dach} places={dachPlaces} of={state.value.filter((it) => !isAmerican(it))} />
      <PartnerGroup title={partners.groups.us} places={americanStates} of={state.value.filter(isAmerican)} />
    </>
  );
}

interface PartnerGroupProps {
  title: string;
  places: readonly string[];
  of: readonly Partner[];
}

function PartnerGroup({ title, places, of }: PartnerGroupProps) {
  const { partners } = useTexts().landing;
  const found = [...new Set([...places, ...of.map(({ state }) => state)])].filter((place) =>
    of.some(({ state }) => state === place),
  );
  if (found.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="partner-country">{title}</h3>
      <ul className="partner-states">
        {found.map((place) => {
          const here = of.filter(({ state }) => state === place);
          return (
            <li key={place}>
              <h4>
                {partners.states[place] ?? place} <small>{partners.count(here.length)}</small>
              </h4>
              <ul>
                {here.map(({ id, name, city, logoUrl }) => (
                  <li key={id}>
                    {logoUrl && <img src={logoUrl} alt="" width="24" height="24" loading="lazy" />}
                    {name} <small>{city}</small>
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Skeletons({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} data-island>
      <ul className="partner-states" aria-hidden="true">
        {Array.from({ length: SKELETONS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed row
          <li key={index} className="skeleton" />
        ))}
      </ul>
      <WithoutScript what="partners" />
    </div>
  );
}

function EmptyMap() {
  return (
    <svg viewBox="0 0 120 90" className="empty-map" aria-hidden="true">
      <path className="land" d="M14 30 40 14l26 10 38-12 8 40-22 26-34-6-30 10-18-22Z" />
      <path className="pin" d="M60 26a14 14 0 0 1 14 14c0 10-14 24-14 24S46 50 46 40a14 14 0 0 1 14-14Z" />
      <circle className="hole" cx="60" cy="40" r="5" />
    </svg>
  );
}
