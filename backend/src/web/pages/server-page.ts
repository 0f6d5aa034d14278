import type { RenderRequest } from './page-renderer.service.js';
import type { PageHead } from './page-head.js';

/** A page whose content is in the database. */
export interface ServerPage {
  isThere: boolean;
  /** The head for the site's shell, if the browser renders the page. Without it, the built page is sent unchanged. */
  head?: PageHead;
  render?: RenderRequest;
}
