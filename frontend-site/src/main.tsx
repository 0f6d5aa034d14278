import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app';
import './fonts.css';
import { beginToComeAlive } from './lib/coming-alive';
import { watchEarlyTyping } from './lib/early-typing';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const site = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

// A prerendered page already holds its content.
if (root.hasChildNodes()) {
  beginToComeAlive();
  watchEarlyTyping(root);
  hydrateRoot(root, site);
} else createRoot(root).render(site);
