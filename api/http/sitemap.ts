import { pageUrl, pathTo, publicPages } from '#domain/pages.ts';
import { languages } from '#domain/place.ts';

const escaped = (url: string) => url.replaceAll('&', '&amp;');

/** Every public page with its counterparts, https://www.sitemaps.org/protocol.html. */
export function sitemapOf(publicUrl: string): string {
  const { origin } = new URL(publicUrl);
  const entries = publicPages.flatMap((page) => {
    const urls = languages.map((language) => ({ language, url: escaped(pageUrl(origin, language, pathTo(page))) }));
    const links = urls.map((it) => `<xhtml:link rel="alternate" hreflang="${it.language}" href="${it.url}"/>`).join('');
    return urls.map(({ url }) => `<url><loc>${url}</loc>${links}</url>`);
  });
  const names = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${names}>\n${entries.join('\n')}\n</urlset>\n`;
}

/** Pages behind a personal link are nobody's to list. */
export function robotsOf(publicUrl: string): string {
  const { origin } = new URL(publicUrl);
  return `User-agent: *\nDisallow: /api/\nDisallow: /summary/\nDisallow: /unsubscribe/\nDisallow: /auth/\nSitemap: ${origin}/sitemap.xml\n`;
}
