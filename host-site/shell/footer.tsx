import { GUARANTEE_SECTION } from '#domain/guarantee.ts';
import { pathTo } from '#domain/pages.ts';
import { ASSESSMENT_ANCHOR, sectionAnchors } from '#host-site/routing/anchors.ts';
import { Link } from '#host-site/routing/navigation.tsx';
import { SocialLinks } from '#host-site/shell/social-links.tsx';
import { useTexts } from '#host-site/texts/site-texts.ts';
import './footer.css';

export function Footer() {
  const { footer, header } = useTexts().site;
  const { columns } = footer;
  return (
    <footer className="site-footer">
      <div className="wrap">
        <nav className="columns" aria-label={footer.label}>
          <div>
            <h2>{columns.solutions}</h2>
            <Link to={{ path: pathTo('powerup') }}>{footer.check}</Link>
            <Link to={{ path: pathTo('home'), hash: `#${ASSESSMENT_ANCHOR}`, tab: 'structured' }}>
              {footer.questionnaire}
            </Link>
            <Link to={{ path: pathTo('chat') }}>{footer.chat}</Link>
          </div>
          <div>
            <h2>{columns.company}</h2>
            <Link to={{ path: pathTo('about') }}>{header.about}</Link>
            <Link to={{ path: pathTo('home'), hash: `#${sectionAnchors.partners}` }}>{header.partners}</Link>
            <Link to={{ path: pathTo('terms'), hash: `#${GUARANTEE_SECTION}` }}>{footer.guarantee}</Link>
            <SocialLinks />
          </div>
          <div>
            <h2>{columns.resources}</h2>
            <Link to={{ path: pathTo('faq') }}>{footer.faq}</Link>
            <Link to={{ path: pathTo('answers') }}>{footer.answers}</Link>
            <Link to={{ path: pathTo('docs') }}>{footer.docs}</Link>
            <a href="/api/docs">{footer.api}</a>
            <Link to={{ path: pathTo('accessibility') }}>{footer.accessibility}</Link>
          </div>
        </nav>
        <div className="legal-line">
          {(['privacy', 'terms', 'imprint'] as const).map((page) => (
            <Link key={page} to={{ path: pathTo(page) }}>
              {footer[page]}
            </Link>
          ))}
          <p>{footer.demo}</p>
          <p>{footer.copyright(new Date().getFullYear())}</p>
        </div>
      </div>
    </footer>
  );
}
