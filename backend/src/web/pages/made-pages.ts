import { Injectable, Logger } from '@nestjs/common';
import { CleanerPages } from './cleaner-pages.js';
import type { Html } from './html.js';
import { PageDrawer } from './page-drawer.js';
import type { PageHead } from './page-head.js';
import { SearchPages } from './search-pages.js';

/** The whole page, or what its shell should say. */
export type AnsweredPage = { isThere: boolean } & ({ html: Html } | { head: PageHead });

/** The pages whose content is in the database, drawn where that can be done. */
@Injectable()
export class MadePages {
  private readonly logger = new Logger('Pages');

  constructor(
    private readonly cleanerPages: CleanerPages,
    private readonly searchPages: SearchPages,
    private readonly drawer: PageDrawer,
  ) {}

  /**
   * Undefined where the built page is all there is to say. With a question in its address, what a page shows is up to the
   * browser.
   */
  async at(path: string, isAsked: boolean): Promise<AnsweredPage | undefined> {
    this.drawer.prepare();
    const made = (await this.cleanerPages.at(path)) ?? (isAsked ? undefined : await this.search(path));
    if (!made) return undefined;
    const { isThere, head, drawing } = made;
    const html = drawing && !isAsked ? await this.drawer.draw(drawing) : undefined;
    if (html !== undefined) return { isThere, html };
    return head && { isThere, head };
  }

  /** The page itself tells when a search fails, and offers to try again. */
  private async search(path: string) {
    try {
      return await this.searchPages.at(path);
    } catch (error) {
      this.logger.error(error);
      return undefined;
    }
  }
}
