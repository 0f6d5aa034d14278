import { afterAll, expect, it } from 'vitest';
import '../../public/api-docs/page.js';

/** The parts of Swagger UI's own `ui` that the page uses. */
const resolved: unknown[] = [];
const fn = { resolveSubtree: (...given: unknown[]) => void resolved.push(given[0]) };
const store = { subscribe: () => undefined };
const ui = { getSystem: () => ({ fn, authActions: {}, getStore: () => store }) };

afterAll(() => {
  document.querySelector('.api-links')?.remove();
  Reflect.deleteProperty(window, 'ui');
});

const refTo = ($ref: string) => ({ $ref });
const DOCUMENT = {
  openapi: '3.1.0',
  paths: {
    '/a/{id}': { get: { responses: { 200: refTo('#/components/schemas/Tree') } }, parameters: [] },
    '/b': { get: { responses: { 200: refTo('#/components/schemas/Other') } } },
  },
  webhooks: { told: { post: { requestBody: refTo('#/components/schemas/Other') } } },
  components: {
    securitySchemes: { bearer: { type: 'http' } },
    responses: { Missing: { description: 'Not there' } },
    schemas: {
      Tree: { items: [refTo('#/components/schemas/Tree'), refTo('#/components/schemas/With~1slash')] },
      'With/slash': { enum: [null, '#/components/schemas/Other'], $ref: 7 },
      Other: { type: 'string' },
    },
  },
};

it('the API page resolves a call in the part of the document that it refers to', () => {
  Object.assign(window, { ui });
  window.dispatchEvent(new Event('load'));
  const whole = structuredClone(DOCUMENT);
  for (const path of [
    ['paths', '/a/{id}', 'get'],
    ['webhooks', 'told', 'post'],
    ['components', 'securitySchemes'],
    [],
  ])
    fn.resolveSubtree(DOCUMENT, path);

  const { Other, ...ofTree } = DOCUMENT.components.schemas;
  const { securitySchemes } = DOCUMENT.components;
  expect(resolved).toEqual([
    { openapi: '3.1.0', paths: { '/a/{id}': DOCUMENT.paths['/a/{id}'] }, components: { schemas: ofTree } },
    { openapi: '3.1.0', webhooks: DOCUMENT.webhooks, components: { schemas: { Other } } },
    { openapi: '3.1.0', components: { securitySchemes } },
    DOCUMENT,
  ]);
  expect(DOCUMENT).toEqual(whole);
});
