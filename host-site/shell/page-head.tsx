import { hrefOf, ORIGIN_PLACEHOLDER, type PublicPage, pathTo, previewPath } from '#domain/pages.ts';
import { DEFAULT_LANGUAGE, languages, numberLocale, usualMarket } from '#domain/place.ts';
import { PRODUCT_NAME } from '#domain/product.ts';
import { useNavigation } from '#host-site/routing/navigation.tsx';
import { useTexts } from '#host-site/texts/site-texts.ts';

interface PageHeadProps {
  page: PublicPage;
  title: string;
  description: string;
}

/** What search engines and previews of links read of a public page. */
export function PageHead({ page, title, description }: PageHeadProps) {
  const { address } = useNavigation();
  const { home } = useTexts().site;
  const origin = typeof location === 'undefined' ? ORIGIN_PLACEHOLDER : location.origin;
  const urlIn = (language: (typeof languages)[number]) =>
    origin + hrefOf({ language, market: usualMarket(language), path: pathTo(page), hash: '' });
  const url = urlIn(address.language);
  const locale = numberLocale(address.language, usualMarket(address.language)).replace('-', '_');
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      {languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={urlIn(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={urlIn(DEFAULT_LANGUAGE)} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={locale} />
      <meta property="og:site_name" content={PRODUCT_NAME} />
      <meta property="og:image" content={`${origin}${previewPath(address.language)}`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={home.scene} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
