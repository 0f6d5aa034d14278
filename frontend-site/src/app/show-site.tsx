import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { beginToComeAlive } from '../lib/coming-alive';
import { watchEarlyTyping } from '../lib/early-typing';
import { App } from './app';

/** Brings a prerendered page to life; draws all others. */
export function showSite(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const site = (
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>
  );
  if (!root.hasChildNodes()) {
    createRoot(root).render(site);
    return;
  }
  beginToComeAlive();
  watchEarlyTyping(root);
  // In slices, so that the page scrolls and answers in between.
  startTransition(() => {
    hydrateRoot(root, site);
  });
}
