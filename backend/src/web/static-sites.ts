import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

interface StaticSite {
  /** Address prefix, with both slashes. */
  prefix: string;
  /** Folder that Vite built. */
  folder: string;
}

const FILE = /\.[a-z0-9]{2,12}$/i;
const NOT_PAGES = /^\/(?:api|health|metrics)(?:\/|$)/;

/**
 * The two built front ends on our origin. Files whose name carries a hash are cached for good; a page that was
 * rendered at build time is sent as it is, and every other address of the site gets its shell.
 */
export async function serveStaticSites(server: FastifyInstance, sites: StaticSite[]): Promise<void> {
  for (const { prefix, folder } of sites.filter((site) => existsSync(site.folder))) {
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
    const page = pageReader(folder);
    const send = (request: FastifyRequest, reply: FastifyReply) => {
      const path = request.url.split('?', 1)[0] ?? '/';
      if (FILE.test(path) || NOT_PAGES.test(path)) return reply.callNotFound();
      return reply
        .header('Cache-Control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(page(path.slice(prefix.length)));
    };
    server.get(prefix, send);
    server.get(`${prefix}*`, send);
    if (prefix !== '/') server.get(prefix.slice(0, -1), (_request, reply) => reply.redirect(prefix, 308));
  }
}

/** Reads each built page once; paths come from the build, never from the request. */
function pageReader(folder: string): (path: string) => string {
  const shell = readFileSync(join(folder, 'index.html'), 'utf8');
  const rendered = new Map<string, string>();
  const list = join(folder, 'prerendered.json');
  if (existsSync(list)) {
    const paths = JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>;
    for (const [path, file] of Object.entries(paths))
      rendered.set(path, readFileSync(join(folder, file), 'utf8'));
  }
  return (path) => rendered.get(path.replace(/\/$/, '')) ?? shell;
}
