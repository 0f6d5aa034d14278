/**
 * Prints the listeners of each event with phase and order; with `--write` or `--check` the list in
 * docs/events.md is rewritten or compared. Starts the modules only.
 */
import { keepEventList } from './event-list.js';
import { withModules } from './with-modules.js';

await withModules(keepEventList);
