import './worker';

export { drawGlobals, drawPage, ROUTE_PATHS } from './draw';
