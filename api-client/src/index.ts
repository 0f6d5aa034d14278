export * from './api-error.js';
export * from './client.js';
export * from './connect.js';
export { nextQuery } from './pages.js';
export { retryAfterMs } from './retry.js';
export type { components, operations, paths } from './schema.js';
