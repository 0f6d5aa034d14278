import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.js';
import type { RenderedPage } from './pages/server-pages.service.js';
import { Html } from './pages/html.js';
import { writeHead } from './pages/page-head.js';
import { writeSettings, type SiteSettings } from './pages/settings-in-template.js';
import { YearlyValue } from './pages/yearly-value.js';
import { isPageAddress } from './page-address.js';
import { routePattern } from './route-pattern.js';

interface StaticSite {
  /** The prefix of its addresses, with both slashes. */
  prefix: string;
  /** The folder that Vite built. */
  folder: string;
  /**
   * Answers addresses whose pages depend on the database; undefined for all others. `hasQuery`: the address has a query
   * string.
   */
  serverPage?: (path: string, hasQuery: boolean) => Promise<RenderedPage | undefined>;
}

/** Sent while the database is down. */
const RETRY_SECONDS = 5;
/** Pages that show captured mails and try out what sends them. */
const DEVELOPER_PAGES = new Set(['email-test', 'password-reset-test', 'verification-test']);
/** Opened by a link with a secret in its address, which must not reach another page as the referrer. */
const TOKEN_PAGES = new Set(['reset-password', 'confirm-email']);

/**
 * Serves the two built front ends on our origin. Files with a hash in their name are cached forever. A page that was
 * rendered at build time is sent unchanged, and every other address of the site gets its shell.
 */
export async function serveStaticSites(
  server: FastifyInstance,
  sites: StaticSite[],
  config: SiteSettings & Pick<Config, 'isProduction'>,
): Promise<void> {
  for (const { prefix, folder, serverPage } of sites.filter((site) => existsSync(site.folder))) {
    await server.register(fastifyStatic, {
      root: join(folder, 'assets'),
      prefix: `${prefix}assets/`,
      decorateReply: false,
      index: false,
      maxAge: '365d',
      immutable: true,
      preCompressed: true,
    });
    await server.register(fastifyStatic, {
      root: folder,
      prefix,
      decorateReply: prefix === '/',
      index: false,
      wildcard: false,
      maxAge: '1h',
      globIgnore: ['assets/**', '**/*.html', '**/*.br', '**/*.gz'],
    });
    const built = new YearlyValue(() => pageReader(folder, config));
    built.get();
    const pageAt = async (path: string, hasQuery: boolean): Promise<Page> => {
      const made = await serverPage?.(path, hasQuery);
      if (!made) return built.get().builtPage(path);
      const html = 'html' in made ? made.html : new Html(writeHead(built.get().shell, made.head));
      return { html, status: made.isThere ? 200 : 404 };
    };
    const notFoundPage = async () => built.get().missingPage;
    const isHidden = (path: string) => config.isProduction && prefix === '/' && DEVELOPER_PAGES.has(path);
    const send = async (request: FastifyRequest, reply: FastifyReply) => {
      const [path = '/', query = ''] = request.url.split('?', 2);
      if (!isPageAddress(path)) {
        reply.callNotFound();
        return reply;
      }
      const page = path.slice(prefix.length).replace(/\/$/, '');
      if (TOKEN_PAGES.has(page)) void reply.header('Referrer-Policy', 'no-referrer');
      const { html, status } = await (isHidden(page) ? notFoundPage() : pageAt(page, query !== '')).catch(
        (error: unknown): Page => {
          request.log.error(error);
          return { html: new Html(built.get().shell), status: 503 };
        },
      );
      if (status === 503) void reply.header('Retry-After', RETRY_SECONDS);
      return html.send(request, reply.code(status));
    };
    server.get(prefix, send);
    server.get(`${prefix}*`, send);
    if (prefix !== '/') server.get(prefix.slice(0, -1), (_request, reply) => reply.redirect(prefix, 308));
  }
}

interface Page {
  html: Html;
  status: 200 | 404 | 503;
}

const NOT_FOUND = '404';

/** Reads each built page once. Paths come from the build, never from the request. */
function pageReader(folder: string, settings: SiteSettings) {
  const read = (file: string) => writeSettings(readFileSync(join(folder, file), 'utf8'), settings);
  const readList = <T>(file: string): T | undefined =>
    existsSync(join(folder, file)) ? JSON.parse(readFileSync(join(folder, file), 'utf8')) : undefined;

  const shell = read('index.html');
  const files = readList<Record<string, string>>('prerendered.json') ?? {};
  const pages = new Map([...new Set(Object.values(files))].map((file) => [file, new Html(read(file))]));
  const rendered = new Map(Object.entries(files).map(([path, file]) => [path, pages.get(file)]));
  const withParts = [...rendered].filter(([path]) => path.includes(':'));
  const patterns = withParts.map(([path, html]) => ({ pattern: routePattern(path), html }));
  const emptyPage = new Html(shell);
  const routes = readList<string[]>('routes.json')?.map(routePattern);

  const missingPage: Page = { html: rendered.get(NOT_FOUND) ?? emptyPage, status: 404 };
  const builtPage = (path: string): Page => {
    const isThere = routes?.some((route) => route.test(`/${path}`)) ?? true;
    if (!isThere) return missingPage;
    const html = rendered.get(path) ?? patterns.find(({ pattern }) => pattern.test(path))?.html;
    return { html: html ?? emptyPage, status: 200 };
  };
  return { builtPage, missingPage, shell };
}
