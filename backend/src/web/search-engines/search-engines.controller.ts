import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { AppError } from '../../common/app-error.js';
import { Public } from '../../common/decorators.js';
import { Config } from '../../config/config.js';
import { ADDRESS as PHOTO_ADDRESS } from '../../files/photo-address.js';
import { SitemapsService } from './sitemaps.service.js';

const XML = 'application/xml; charset=utf-8';
const FOR_AN_HOUR = 'public, max-age=3600';
const CLEANERS_FILE = /^cleaners-([1-9]\d{0,6})\.xml$/;

/**
 * What browsers load to fill public pages. Without it, search engines would render some of them empty, and all without
 * photos.
 */
const FOR_PUBLIC_PAGES = ['/api/cleaners', '/api/reviews/reviewee/', PHOTO_ADDRESS];

/** Pages for people who are signed in, or made for one visit. */
const NOT_FOR_ROBOTS = [
  '/api/',
  '/admin/',
  '/dashboard',
  '/profile',
  '/security',
  '/messages',
  '/booking-confirmation',
  '/reset-password',
  '/confirm-email',
  '/email-test',
  '/password-reset-test',
  '/verification-test',
];

@ApiExcludeController()
@Public()
@Controller()
export class SearchEnginesController {
  constructor(
    private readonly sitemaps: SitemapsService,
    private readonly config: Config,
  ) {}

  @Get('robots.txt')
  @Header('Content-Type', 'text/plain; charset=utf-8')
  @Header('Cache-Control', FOR_AN_HOUR)
  robots(): string {
    return [
      'User-agent: *',
      // First, for programs that apply the first matching rule; others apply the longest, which this is too.
      ...FOR_PUBLIC_PAGES.map((path) => `Allow: ${path}`),
      ...NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${this.config.publicUrl}/sitemap.xml`,
      '',
    ].join('\n');
  }

  @Get('sitemap.xml')
  @Header('Content-Type', XML)
  @Header('Cache-Control', FOR_AN_HOUR)
  index(): Promise<string> {
    return this.sitemaps.index();
  }

  @Get('sitemaps/:file')
  @Header('Content-Type', XML)
  @Header('Cache-Control', FOR_AN_HOUR)
  async sitemap(@Param('file') file: string): Promise<string> {
    if (file === 'pages.xml') return this.sitemaps.pages();
    const number = CLEANERS_FILE.exec(file)?.[1];
    const cleaners = number === undefined ? undefined : await this.sitemaps.cleaners(Number(number));
    if (cleaners === undefined) throw new AppError('NOT_FOUND');
    return cleaners;
  }
}
