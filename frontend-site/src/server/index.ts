import './worker';

export { renderGlobals, renderPage, renderWorkFrame, ROUTE_PATHS, WORK_PATHS } from './render-page';
