import type { RenderRequest } from './page-renderer.service.js';
import type { PageHead } from './page-head.js';

/** A page whose content is in the database. */
export interface ServerPage {
  isThere: boolean;
  /** For the site's shell, where the browser renders the page. Without it, the built page stands. */
  head?: PageHead;
  render?: RenderRequest;
}
