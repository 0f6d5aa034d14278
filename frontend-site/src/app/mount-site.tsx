import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { startHydration } from '../hydration/early-clicks';
import { watchEarlyInput } from '../hydration/early-input';
import { noteMissingChunks } from '../lib/reload-on-missing-chunk';
import { App } from './app';
import { MissedNavigation } from './missed-navigation';

/** Hydrates a prerendered page; renders all others. */
export function mountSite(): void {
  noteMissingChunks();
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const site = (
    <StrictMode>
      <BrowserRouter>
        <App />
        <MissedNavigation />
      </BrowserRouter>
    </StrictMode>
  );
  const isPrerendered = root.hasChildNodes();
  if (isPrerendered) {
    startHydration();
    watchEarlyInput(root);
  }
  // In slices, so that the page scrolls and responds in between.
  startTransition(() => {
    if (isPrerendered) hydrateRoot(root, site);
    else createRoot(root).render(site);
  });
}
