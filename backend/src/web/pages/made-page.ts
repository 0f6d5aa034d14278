import type { Drawing } from './page-drawer.js';
import type { PageHead } from './page-head.js';

/** A page whose content is in the database. */
export interface MadePage {
  isThere: boolean;
  /** For the site's shell, where the page is drawn by the browser. Without it, the built page stands. */
  head?: PageHead;
  drawing?: Drawing;
}
