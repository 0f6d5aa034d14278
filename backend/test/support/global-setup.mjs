export { start as default } from './running-app.mjs';
