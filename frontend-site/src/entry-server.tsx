import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app';

export { ROUTE_PATHS } from './app/all-routes';

/** The page at this address as HTML, once everything in it has loaded. */
export async function render(path: string): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
    // Content in its place from the start: moving it there later takes inline scripts, which the CSP forbids.
    { progressiveChunkSize: Infinity },
  );
  return new Response(prelude).text();
}
