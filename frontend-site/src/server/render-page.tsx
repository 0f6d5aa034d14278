import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '../app/app';
import { queryClient } from '../server-state/query-client';
import { seedQueries, type Served } from '../hydration/served-data';
import { fillFrame, fillPage, type PageFrame, splitHtml } from './page-html';

export { ROUTE_PATHS, WORK_PATHS } from '../app/all-routes';

/** The marker that React leaves for a part of the page that has not been loaded. */
const PLACEHOLDER = '<!--$!-->';

/** The page at this URL as React and emotion render it. One at a time, because renderings share the query cache. */
async function render(path: string, served: Served): Promise<string> {
  seedQueries(queryClient, served);
  const page = (
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>
  );
  try {
    const html = renderToString(page);
    if (!html.includes(PLACEHOLDER)) return html;
    // Waits until every part has loaded. Its own HTML lacks the styles that first occurred in a placeholder.
    await prerender(page);
    return renderToString(page);
  } finally {
    queryClient.clear();
  }
}

/** Styles that are the same on every page. */
export async function renderGlobals(path: string): Promise<string> {
  return splitHtml(await render(path, [])).globals;
}

/** The whole page at this URL, with its query cache filled from `served`. */
export async function renderPage(path: string, frame: PageFrame, served: Served = []): Promise<string> {
  return fillPage(path, await render(path, served), frame, served);
}

/** What all work areas look like until the user is known: the frame and a skeleton. */
export async function renderWorkFrame(path: string, html: string): Promise<string> {
  return fillFrame(await render(path, []), html);
}
