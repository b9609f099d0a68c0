import { PRODUCT_NAME } from '#domain/product.ts';
import { LegalSectionView } from '#host-site/pages/legal/legal-section-view.tsx';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import { PageHead } from '#host-site/shell/page-head.tsx';
import { useCompanyTexts } from '#host-site/texts/company/company-texts.ts';

/** Who we are, and how everybody can use the site. */
export function ArticlePage({ page }: { page: 'about' | 'accessibility' }) {
  const { address } = useNavigation();
  const { title, description, sections } = useCompanyTexts(address.language)[page];
  return (
    <article className="legal wrap">
      <PageHead page={page} title={`${title} | ${PRODUCT_NAME}`} description={description} />
      <header>
        <h1>{title}</h1>
        <p className="small">{description}</p>
      </header>
      {sections.map((section) => (
        <LegalSectionView key={section.heading} section={section} />
      ))}
    </article>
  );
}
