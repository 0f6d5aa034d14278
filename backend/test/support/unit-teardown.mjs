export { remove as default } from './unit-folder.mjs';
