import { pathTo } from '#domain/pages.ts';
import { PRODUCT_NAME } from '#domain/product.ts';
import { Link, useNavigation } from '#host-site/routing/navigation.tsx';
import { PageHead } from '#host-site/shell/page-head.tsx';
import { StructuredData } from '#host-site/shell/structured-data.tsx';
import { useCompanyTexts } from '#host-site/texts/company/company-texts.ts';

export function FaqPage() {
  const { address } = useNavigation();
  const { title, description, items, checkOffer } = useCompanyTexts(address.language).faq;
  return (
    <article className="legal wrap">
      <PageHead page="faq" title={`${title} | ${PRODUCT_NAME}`} description={description} />
      <header>
        <h1>{title}</h1>
        <p className="small">{description}</p>
      </header>
      <div className="questions">
        {items.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
      <p>
        <Link to={{ path: pathTo('quoteCheck') }}>{checkOffer}</Link>
      </p>
      <StructuredData
        of={{
          '@type': 'FAQPage',
          mainEntity: items.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        }}
      />
    </article>
  );
}
