export { stop as default } from './running-app.mjs';
