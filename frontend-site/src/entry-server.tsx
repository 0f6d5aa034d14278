import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app';

export { ROUTE_PATHS } from './app/all-routes';

/** The page at this address as HTML, with the styles it uses. */
export async function render(path: string): Promise<string> {
  const page = (
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>
  );
  // Waits until every part has loaded. Its own HTML lacks the styles that were first met in a placeholder.
  await prerender(page);
  return renderToString(page);
}
