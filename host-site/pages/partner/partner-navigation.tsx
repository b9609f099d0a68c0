import { useEffect, useRef } from 'react';
import { pathTo } from '#domain/pages.ts';
import { type PartnerSection, partnerSections, sectionPages } from '#host-site/pages/partner/sections.ts';
import { Link } from '#host-site/routing/navigation.tsx';
import { usePartnerTexts } from '#host-site/texts/partner/partner-texts.ts';

/** Whose workspace this is, and its parts. */
export function PartnerNavigation({ company, current }: { company: string; current: PartnerSection }) {
  const { partner } = usePartnerTexts();
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on a phone the part that is shown may lie beside what is seen
  useEffect(() => {
    const shown = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && shown) list.current.scrollLeft = shown.offsetLeft - list.current.offsetLeft - 40;
  }, [current]);
  return (
    <header className="partner-head">
      <p className="partner-company">{company}</p>
      <nav aria-label={partner.workspace}>
        <ul ref={list}>
          {partnerSections.map((section) => (
            <li key={section}>
              <Link
                to={{ path: pathTo(sectionPages[section]) }}
                aria-current={section === current ? 'page' : undefined}
              >
                {partner.sections[section]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
