import { guides } from 'virtual:guides';
import { pathTo } from '#domain/pages.ts';
import { PRODUCT_NAME } from '#domain/product.ts';
import { Link, useNavigation } from '#host-site/routing/navigation.tsx';
import { PageHead } from '#host-site/shell/page-head.tsx';
import { useGuideTexts } from '#host-site/texts/guides/guide-texts.ts';
import './docs-page.css';

/** What partners' developers need: the repository's own files, with a frame in the reader's language. */
export function DocsPage() {
  const { address } = useNavigation();
  const { docs } = useGuideTexts(address.language);
  return (
    <div className="docs wrap">
      <PageHead page="docs" title={`${docs.title} | ${PRODUCT_NAME}`} description={docs.description} />
      <header className="docs-head">
        <h1>{docs.title}</h1>
        <p>{docs.description}</p>
        {docs.spoken && <p className="small">{docs.spoken}</p>}
        <p className="docs-links">
          <a href="/api/docs">{docs.api}</a>
          <a href="/api/openapi.json">{docs.openapi}</a>
          <Link to={{ path: pathTo('design') }}>{docs.design}</Link>
        </p>
      </header>
      <nav className="docs-contents" aria-label={docs.contents}>
        <ul lang="en">
          {guides.map(({ id, title, sections }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
              <ul>
                {sections.map((section) => (
                  <li key={section.id}>
                    <a href={`#${section.id}`}>{section.title}</a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </nav>
      <div className="guides" lang="en">
        {guides.map(({ id, title, html }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{title}</h2>
            <GuideText html={html} />
          </section>
        ))}
      </div>
    </div>
  );
}

function GuideText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own files, drawn by the build
  return <div className="guide" dangerouslySetInnerHTML={{ __html: html }} />;
}
