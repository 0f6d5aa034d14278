import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import type { RouteShorthandOptions } from 'fastify';
import { BUILD_FOLDER } from '../build-folder.js';
import type { ErrorFilter } from '../common/error.filter.js';
import { Config } from '../config/config.js';
import { ServedDocument } from './openapi/served-document.js';
import { Html } from './pages/html.js';
import { fillCollection, type PostmanCollection } from './postman.js';

/** The documentation as the build wrote it. */
const PAGES_FOLDER = join(BUILD_FOLDER, 'api-pages');
const readPage = (file: string) => readFileSync(join(PAGES_FOLDER, file), 'utf8');

/** The page fetches the document; embedded in the page it would stay as it was at the first request. */
const NO_DOCUMENT = {} as OpenAPIObject;

export function serveApiDocs(app: NestFastifyApplication, errors: ErrorFilter): void {
  const options = optionsOf(errors);
  const served = new ServedDocument(app);
  app
    .getHttpAdapter()
    .getInstance()
    .get('/api/openapi.json', options, () => served.read());
  servePages(app, served, options);
  SwaggerModule.setup('api/docs', app, NO_DOCUMENT, {
    raw: false,
    swaggerUrl: '/api/openapi.json',
    customSiteTitle: 'Tidyhearth API',
    customfavIcon: '/favicon.png',
    // Scripts are files of the site, because the policy allows none within a page.
    customCssUrl: '/api-docs/page.css',
    customJs: '/api-docs/page.js',
    swaggerOptions: {
      docExpansion: 'none',
      filter: true,
      displayRequestDuration: true,
      defaultModelsExpandDepth: 0,
    },
  });
}

/**
 * Without these handlers Fastify would answer with the driver's words while the database is down, which contain
 * addresses.
 */
const optionsOf = (errors: ErrorFilter): RouteShorthandOptions => ({
  errorHandler: (error, request, reply) => errors.answer(error, request, reply),
});

/** The guide, the changes, and the Postman collection with the document's examples. */
function servePages(
  app: NestFastifyApplication,
  served: ServedDocument,
  options: RouteShorthandOptions,
): void {
  const server = app.getHttpAdapter().getInstance();
  for (const page of ['guide', 'changes']) {
    const html = new Html(readPage(`${page}.html`));
    server.get(`/api/docs/${page}`, options, (request, reply) => html.send(request, reply));
  }
  const empty: PostmanCollection = JSON.parse(readPage('postman.json'));
  const { publicUrl } = app.get(Config);
  server.get('/api/docs/postman.json', options, async (_request, reply) => {
    const collection = fillCollection(empty, await served.read(), publicUrl);
    return reply
      .header('Content-Disposition', 'attachment; filename="tidyhearth.postman_collection.json"')
      .send(collection);
  });
}
