import { createRoot, hydrateRoot } from 'react-dom/client';
import { drawnAddress } from '#domain/pages.ts';
import { App } from '#host-site/app.tsx';
import { ErrorBoundary } from '#host-site/error-boundary.tsx';
import { NavigationProvider } from '#host-site/routing/navigation.tsx';
import '#host-site/styles/fonts.css';
import '#host-site/styles/base.css';
import '#host-site/styles/controls.css';
import '#host-site/styles/reading.css';
/** Pages of those signed in are drawn up to the ring. */
import '#host-site/shell/spinner.css';

const root = document.getElementById('root');
if (!root) throw new Error('#root is missing');

const site = (isDrawn: boolean) => (
  <ErrorBoundary>
    <NavigationProvider drawn={isDrawn ? drawnAddress(location.pathname) : undefined}>
      <App />
    </NavigationProvider>
  </ErrorBoundary>
);

if (root.hasChildNodes()) hydrateRoot(root, site(true));
else createRoot(root).render(site(false));
