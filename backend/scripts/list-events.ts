/**
 * Prints the listeners of each event with phase and order. With `--write` it rewrites the list in docs/events.md, with
 * `--check` it compares it. Starts only the modules, without a server.
 */
import { keepEventList } from './event-list.js';
import { withModules } from './with-modules.js';

await withModules(keepEventList);
