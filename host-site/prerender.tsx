import { prerender } from 'react-dom/static';
import { drawnAddress, drawnPages, hrefOf, pathTo } from '#domain/pages.ts';
import { type Language, languages, usualMarket } from '#domain/place.ts';
import { App } from '#host-site/app.tsx';
import { ErrorBoundary } from '#host-site/error-boundary.tsx';
import { NavigationProvider } from '#host-site/routing/navigation.tsx';

const MISSING = '/not-found';
/** React would put larger parts aside and move them into place by a script of its own, which the pages' policy forbids. */
const WHOLE = Number.MAX_SAFE_INTEGER;

interface DrawnPage {
  language: Language;
  /** `home`, `about`; `404` for what is nowhere. */
  name: (typeof drawnPages)[number] | '404';
  /** For the head: title, description, links. */
  head: string;
  body: string;
}

/** React writes what belongs into the head before everything else. */
const headPart = /^(?:<title>.*?<\/title>|<meta[^>]*>|<link[^>]*>)+/s;

async function draw(language: Language, name: DrawnPage['name']): Promise<DrawnPage> {
  const path = name === '404' ? MISSING : pathTo(name);
  const pathname = hrefOf({ language, market: usualMarket(language), path, hash: '' });
  const { prelude } = await prerender(
    <ErrorBoundary>
      <NavigationProvider drawn={drawnAddress(pathname)}>
        <App />
      </NavigationProvider>
    </ErrorBoundary>,
    { progressiveChunkSize: WHOLE },
  );
  const html = await new Response(prelude).text();
  const [head = ''] = headPart.exec(html) ?? [];
  return { language, name, head, body: html.slice(head.length) };
}

/** Every page that is drawn beforehand in every language, and the page for what is nowhere. */
export async function drawPages(): Promise<DrawnPage[]> {
  const names = [...drawnPages, '404'] as const;
  return Promise.all(languages.flatMap((language) => names.map((name) => draw(language, name))));
}
