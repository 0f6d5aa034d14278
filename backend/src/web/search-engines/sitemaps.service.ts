import { Injectable } from '@nestjs/common';
import { TOWNS } from '@tidyhearth/domain';
import { Config } from '../../config/config.js';
import { Sql } from '../../database/sql.js';
import { FIND_LAST_CLEANER_ID, LIST_LISTED_CLEANERS } from './sitemaps.queries.js';

/** Ids per file, so that reading one file is a range scan of the primary key. The protocol allows 50,000 entries. */
const IDS_PER_FILE = 20_000;
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const PAGES = [
  '/',
  '/find-cleaners',
  '/become-cleaner',
  '/how-it-works',
  '/pricing-guide',
  '/customer-reviews',
  '/safety-insurance',
  '/join-network',
  '/about-us',
  '/contact',
  '/terms-of-service',
  '/privacy-policy',
];

const document = (root: string, entries: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${entries.join('\n')}\n</${root}>\n`;

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** What search engines may find: the public pages, and cleaners who want to be found. */
@Injectable()
export class SitemapsService {
  constructor(
    private readonly sql: Sql,
    private readonly config: Config,
  ) {}

  async index(): Promise<string> {
    const files = ['pages.xml', ...(await this.cleanerFiles())];
    return document(
      'sitemapindex',
      files.map((file) => `<sitemap><loc>${this.address(`/sitemaps/${file}`)}</loc></sitemap>`),
    );
  }

  pages(): string {
    const towns = TOWNS.filter(({ launched }) => launched).map(({ slug }) => `/cleaners/in/${slug}`);
    return document(
      'urlset',
      [...PAGES, ...towns].map((path) => `<url><loc>${this.address(path)}</loc></url>`),
    );
  }

  /** Undefined for a file that can't exist. */
  async cleaners(number: number): Promise<string | undefined> {
    if (number > (await this.cleanerFiles()).length) return undefined;
    const rows = await this.sql.all(LIST_LISTED_CLEANERS, [
      (number - 1) * IDS_PER_FILE,
      number * IDS_PER_FILE,
    ]);
    return document(
      'urlset',
      rows.map(({ id, updatedAt }) => {
        const changed = new Date(updatedAt).toISOString().slice(0, 10);
        return `<url><loc>${this.address(`/cleaners/${id}`)}</loc><lastmod>${changed}</lastmod></url>`;
      }),
    );
  }

  private async cleanerFiles(): Promise<string[]> {
    const last = await this.sql.one(FIND_LAST_CLEANER_ID);
    const count = Math.ceil((last?.id ?? 0) / IDS_PER_FILE);
    return Array.from({ length: count }, (_, index) => `cleaners-${index + 1}.xml`);
  }

  private address(path: string): string {
    return escape(`${this.config.publicUrl}${path}`);
  }
}
