import { PRODUCT_NAME } from '#domain/product.ts';
import { LegalSectionView } from '#host-site/pages/legal/legal-section-view.tsx';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import { PageHead } from '#host-site/shell/page-head.tsx';
import { useLegalTexts } from '#host-site/texts/legal/legal-texts.ts';

export function LegalPage({ page }: { page: 'imprint' | 'privacy' | 'terms' }) {
  const { address } = useNavigation();
  const texts = useLegalTexts(address.language);
  const { title, updated, sections } = texts[page];
  return (
    <article className="legal wrap">
      <PageHead page={page} title={`${title} | ${PRODUCT_NAME}`} description={texts.demo} />
      <header>
        <h1>{title}</h1>
        <p className="small">{updated}</p>
      </header>
      <p className="legal-demo">{texts.demo}</p>
      {sections.map((section) => (
        <LegalSectionView key={section.heading} section={section} />
      ))}
    </article>
  );
}
