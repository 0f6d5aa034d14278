import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import './theme/fonts.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');

// Rendered in slices, like everything that would block a phone.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
