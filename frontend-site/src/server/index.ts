import './worker';

export { renderGlobals, renderPage, ROUTE_PATHS } from './render-page';
