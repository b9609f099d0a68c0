import { createRoot } from 'react-dom/client';
import { App } from '#host-site/app.tsx';
import { ErrorBoundary } from '#host-site/error-boundary.tsx';
import { NavigationProvider } from '#host-site/routing/navigation.tsx';
import '#host-site/styles/fonts.css';
import '#host-site/styles/base.css';
import '#host-site/styles/controls.css';

const root = document.getElementById('root');
if (!root) throw new Error('#root is missing');

createRoot(root).render(
  <ErrorBoundary>
    <NavigationProvider>
      <App />
    </NavigationProvider>
  </ErrorBoundary>,
);
