import { hrefOf, ORIGIN_PLACEHOLDER, type PublicPage, pathTo } from '#domain/pages.ts';
import { languages, usualMarket } from '#domain/place.ts';
import { useNavigation } from '#host-site/routing/navigation.tsx';

interface PageHeadProps {
  page: PublicPage;
  title: string;
  description: string;
}

/** What search engines and previews of links read of a public page. */
export function PageHead({ page, title, description }: PageHeadProps) {
  const { address } = useNavigation();
  const origin = typeof location === 'undefined' ? ORIGIN_PLACEHOLDER : location.origin;
  const urlIn = (language: (typeof languages)[number]) =>
    origin + hrefOf({ language, market: usualMarket(language), path: pathTo(page), hash: '' });
  const url = urlIn(address.language);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      {languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={urlIn(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={urlIn('de')} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={address.language} />
    </>
  );
}
