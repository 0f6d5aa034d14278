export { make as default } from './unit-folder.mjs';
