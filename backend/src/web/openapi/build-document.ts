import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { ALL_API_SCOPES, API_SCOPES } from '@tidyhearth/domain';
import { ErrorResponse } from '../../common/error.response.js';
import { Config } from '../../config/config.js';
import { EventResponse, TestEventResponse } from '../../webhooks/feed/event.response.js';
import { API_KEY_SCHEME, completeDocument } from './complete-document.js';
import { handlersOf } from './handlers.js';
import type { StoryFacts } from './story/story-facts.js';
import { COMMITTED_ON, storyOf } from './story/story.js';
import { TAGS } from './tags.js';
import { describeWebhooks } from './webhooks.js';

const DESCRIPTION = `
The Tidyhearth site and console use these calls for everything they do.

- **Signing in** returns a bearer token. Send it as \`Authorization: Bearer …\`. The token ends at once with its session.
- **API keys** are for programs and are sent in the same way. A key acts as its owner and may make the calls that name one of its scopes.
- **Money** is a string with two decimals, in pounds sterling (\`"45.00"\`). **Instants** are ISO 8601 in UTC. The date
  and time of a booking are UK local time.
- **Lists** are plain arrays. Long lists are read in pages with \`limit\` and \`cursor\`; the \`Link\` header has the address of the next page.
- **Calls that create, decide or end something** take an \`Idempotency-Key\`: a repeated request with the same key does nothing again and returns what the first one created or changed.
- **Errors** all have the same shape, \`ErrorResponse\`. Decide by its \`code\`.
`.trim();

const KEYS = `
A key that a cleaner has created in the settings, or the admin in the console. It may make the calls that name one of its scopes:

${ALL_API_SCOPES.map((scope) => `- \`${scope}\`: ${API_SCOPES[scope].meaning}`).join('\n')}
`.trim();

/**
 * @param today the day from which the dates of the request examples are counted
 * @param facts the people and things in the examples; by default those of the committed document
 */
export function buildOpenApi(app: INestApplication, today = COMMITTED_ON, facts?: StoryFacts): OpenAPIObject {
  const { publicUrl, supportEmail } = app.get(Config);
  const builder = new DocumentBuilder()
    .setTitle('Tidyhearth API')
    .setDescription(DESCRIPTION)
    .setVersion('1.0.0')
    .setContact('The Tidyhearth team', `${publicUrl}/contact`, supportEmail)
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .addServer('/')
    .addBearerAuth({ type: 'http', scheme: 'bearer', bearerFormat: 'JWT' })
    .addSecurity(API_KEY_SCHEME, { type: 'http', scheme: 'bearer', description: KEYS })
    .setOpenAPIVersion('3.1.0');
  for (const [name, description] of Object.entries(TAGS)) builder.addTag(name, description);
  const document = SwaggerModule.createDocument(app, builder.build(), {
    extraModels: [ErrorResponse, EventResponse, TestEventResponse],
    operationIdFactory: (_controller, method) => method,
  });
  return Object.assign(completeDocument(document, handlersOf(app), storyOf(today, facts)), {
    webhooks: describeWebhooks(),
  });
}
