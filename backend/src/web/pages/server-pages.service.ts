import { Injectable, Logger } from '@nestjs/common';
import { CleanerPagesService } from './cleaner-pages.service.js';
import type { Html } from './html.js';
import { PageRendererService } from './page-renderer.service.js';
import type { PageHead } from './page-head.js';
import { SearchPagesService } from './search-pages.service.js';

/** The whole page, or the head for its shell. */
export type RenderedPage = { isThere: boolean } & ({ html: Html } | { head: PageHead });

/** Pages whose content is in the database, rendered on the server where possible. */
@Injectable()
export class ServerPagesService {
  private readonly logger = new Logger('Pages');

  constructor(
    private readonly cleanerPages: CleanerPagesService,
    private readonly searchPages: SearchPagesService,
    private readonly renderer: PageRendererService,
  ) {}

  /**
   * Undefined if the built page is all there is. With a query string, the browser renders the page.
   */
  async findPage(path: string, hasQuery: boolean): Promise<RenderedPage | undefined> {
    this.renderer.prepare();
    const made = (await this.cleanerPages.findPage(path)) ?? (hasQuery ? undefined : await this.search(path));
    if (!made) return undefined;
    const { isThere, head, render: request } = made;
    const html = request && !hasQuery ? await this.renderer.render(request) : undefined;
    if (html !== undefined) return { isThere, html };
    return head && { isThere, head };
  }

  /** If a search fails, the page itself says so and offers to try again. */
  private async search(path: string) {
    try {
      return await this.searchPages.findPage(path);
    } catch (error) {
      this.logger.error(error);
      return undefined;
    }
  }
}
