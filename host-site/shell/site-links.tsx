import { pathTo } from '#domain/pages.ts';
import { sectionAnchors } from '#host-site/routing/anchors.ts';
import { Link } from '#host-site/routing/navigation.tsx';
import { useTexts } from '#host-site/texts/site-texts.ts';

const toSection = (anchor: string) => ({ path: pathTo('home'), hash: `#${anchor}` });

/** The sections of the home page, from every page, and who we are. */
export function SiteLinks() {
  const { header } = useTexts().site;
  return (
    <nav className="site-links" aria-label={header.menu}>
      <Link to={toSection(sectionAnchors.howItWorks)}>{header.process}</Link>
      <Link to={toSection(sectionAnchors.solutions)}>{header.solutions}</Link>
      <Link to={toSection(sectionAnchors.partners)}>{header.partners}</Link>
      <Link to={{ path: pathTo('about') }}>{header.about}</Link>
    </nav>
  );
}
