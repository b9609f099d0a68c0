import { pathTo } from '#domain/pages.ts';
import { PRODUCT_NAME } from '#domain/product.ts';
import { Link } from '#host-site/routing/navigation.tsx';
import { useTexts } from '#host-site/texts/site-texts.ts';

export function NotFoundPage() {
  const { notFound } = useTexts().site;
  return (
    <div className="wrap notice">
      <title>{`${notFound.heading} | ${PRODUCT_NAME}`}</title>
      <meta name="robots" content="noindex" />
      <h1>{notFound.heading}</h1>
      <p>{notFound.text}</p>
      <p className="small">{notFound.hint}</p>
      <Link className="button" to={{ path: pathTo('home') }}>
        {notFound.back}
      </Link>
    </div>
  );
}
