import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { INestApplication } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { ALL_API_SCOPES, API_SCOPES, ukToday } from '@tidyhearth/domain';
import { ErrorResponse } from '../common/error.response.js';
import { API_KEY_SCHEME, completeDocument } from './openapi/complete-document.js';
import { handlersOf } from './openapi/handlers.js';
import { COMMITTED_ON, storyOf } from './openapi/story/story.js';
import { TAGS } from './openapi/tags.js';
import { describeWebhooks } from './openapi/webhooks.js';
import { EventResponse } from '../webhooks/feed/event.response.js';
import { Config } from '../config/config.js';
import { Html } from './pages/html.js';
import { fillCollection, type PostmanCollection } from './postman.js';

const DESCRIPTION = `
Everything the Tidyhearth site and console do, they do through these calls.

- **Signing in** gives a bearer token; send it as \`Authorization: Bearer …\`. Ending the session ends the token at once.
- **API keys** are for machines and are sent in the same way. A key may make the calls that name a scope it has, as its owner.
- **Money** travels as strings with two decimals (\`"45.00"\`, pounds sterling); **instants** as ISO 8601 in UTC; a
  booking's date and time are what a clock on a UK wall shows.
- **Lists** are plain arrays. Long ones page with \`limit\` and \`cursor\`; the \`Link\` header has the next page.
- **Creating calls** take an \`Idempotency-Key\`: a repeated request with the same key makes nothing again and answers what was made.
- **Errors** all have one shape, \`ErrorResponse\`; switch on its \`code\`.
`.trim();

const KEYS = `
A key that a cleaner made in the settings, or the admin in the console. It may make the calls that name a scope it has:

${ALL_API_SCOPES.map((scope) => `- \`${scope}\`: ${API_SCOPES[scope].meaning}`).join('\n')}
`.trim();

/** @param today what the dates of the request examples are counted from */
export function buildOpenApi(app: INestApplication, today = COMMITTED_ON): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setTitle('Tidyhearth API')
    .setDescription(DESCRIPTION)
    .setVersion('1.0.0')
    .setContact('The Tidyhearth team', `${app.get(Config).publicUrl}/contact`, '')
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .addServer('/')
    .addBearerAuth({ type: 'http', scheme: 'bearer', bearerFormat: 'JWT' })
    .addSecurity(API_KEY_SCHEME, { type: 'http', scheme: 'bearer', description: KEYS })
    .setOpenAPIVersion('3.1.0');
  for (const [name, description] of Object.entries(TAGS)) builder.addTag(name, description);
  const document = SwaggerModule.createDocument(app, builder.build(), {
    extraModels: [ErrorResponse, EventResponse],
    operationIdFactory: (_controller, method) => method,
  });
  return Object.assign(completeDocument(document, handlersOf(app), storyOf(today)), {
    webhooks: describeWebhooks(),
  });
}

/** What the build made of the documentation. */
const PAGES_FOLDER = join(import.meta.dirname, '../../api-pages');
const readPage = (file: string) => readFileSync(join(PAGES_FOLDER, file), 'utf8');

export function serveApiDocs(app: NestFastifyApplication): void {
  servePages(app);
  SwaggerModule.setup('api/docs', app, () => buildOpenApi(app, ukToday()), {
    jsonDocumentUrl: 'api/openapi.json',
    customSiteTitle: 'Tidyhearth API',
    customfavIcon: '/favicon.png',
    // Files of the site: the policy allows no scripts within a page.
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

/** The guide, the changes, and the Postman collection, whose dates are those of the day it is fetched. */
function servePages(app: NestFastifyApplication): void {
  const server = app.getHttpAdapter().getInstance();
  for (const page of ['guide', 'changes']) {
    const html = new Html(readPage(`${page}.html`));
    server.get(`/api/docs/${page}`, (request, reply) => html.send(request, reply));
  }
  const empty: PostmanCollection = JSON.parse(readPage('postman.json'));
  const { publicUrl } = app.get(Config);
  const kept = { day: '', collection: empty };
  server.get('/api/docs/postman.json', (_request, reply) => {
    const day = ukToday();
    if (kept.day !== day)
      Object.assign(kept, { day, collection: fillCollection(empty, buildOpenApi(app, day), publicUrl) });
    return reply
      .header('Content-Disposition', 'attachment; filename="tidyhearth.postman_collection.json"')
      .send(kept.collection);
  });
}
