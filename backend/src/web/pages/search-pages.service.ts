import { Injectable } from '@nestjs/common';
import { TOWNS } from '@tidyhearth/domain';
import { SearchCleanersQuery } from '../../cleaners/dto/search-cleaners.query.js';
import { CleanerSearchService } from '../../cleaners/search/cleaner-search.service.js';
import { toSearchOrigin } from '../../cleaners/search/search-origin.js';
import { Cursors } from '../../common/cursors.js';
import type { ServerPage } from './server-page.js';

const SEARCH = 'find-cleaners';
const LIST = '/api/cleaners';
const TOWN_FOLDER = 'cleaners/in/';

/** Renders the first page of the search, and that of each town that has been launched. */
@Injectable()
export class SearchPagesService {
  constructor(
    private readonly cleanerSearch: CleanerSearchService,
    private readonly cursors: Cursors,
  ) {}

  /** Undefined for all other addresses. */
  async findPage(path: string): Promise<ServerPage | undefined> {
    const query = new SearchCleanersQuery();
    if (path !== SEARCH) {
      const slug = path.startsWith(TOWN_FOLDER) ? path.slice(TOWN_FOLDER.length) : undefined;
      const town = TOWNS.find((known) => known.slug === slug);
      if (!town?.launched) return undefined;
      query.postcode = town.outcode;
    }
    const { origin, nextCursor, isKeyShown, ...found } = await this.cleanerSearch.search(query);
    const search = {
      ...found,
      // The browser continues with this, as if it had requested the list itself.
      nextCursor: nextCursor && this.cursors.seal(LIST, nextCursor, isKeyShown),
      origin: origin && toSearchOrigin(origin),
    };
    return { isThere: true, render: { page: `/${path}`, path: `/${path}`, answer: { search } } };
  }
}
