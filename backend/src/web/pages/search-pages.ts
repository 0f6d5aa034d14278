import { Injectable } from '@nestjs/common';
import { TOWNS } from '@tidyhearth/domain';
import { SearchCleanersQuery } from '../../cleaners/dto/search-cleaners.query.js';
import { CleanerSearch } from '../../cleaners/search/cleaner-search.js';
import { toSearchOrigin } from '../../cleaners/search/search-origin.interceptor.js';
import type { MadePage } from './made-page.js';

const SEARCH = 'find-cleaners';
const TOWN_FOLDER = 'cleaners/in/';

/** The search as it begins, and the same around each town that has been launched. */
@Injectable()
export class SearchPages {
  constructor(private readonly searching: CleanerSearch) {}

  /** Undefined for any other address. */
  async at(path: string): Promise<MadePage | undefined> {
    const query = new SearchCleanersQuery();
    if (path !== SEARCH) {
      const slug = path.startsWith(TOWN_FOLDER) ? path.slice(TOWN_FOLDER.length) : undefined;
      const town = TOWNS.find((known) => known.slug === slug);
      if (!town?.launched) return undefined;
      query.postcode = town.outcode;
    }
    const { origin, ...found } = await this.searching.search(query);
    const search = { ...found, origin: origin && toSearchOrigin(origin) };
    return { isThere: true, drawing: { page: `/${path}`, path: `/${path}`, answer: { search } } };
  }
}
