import { Spectral, type RulesetDefinition } from '@stoplight/spectral-core';
import owasp from '@stoplight/spectral-owasp-ruleset';
import { oas } from '@stoplight/spectral-rulesets';
import type { OpenApi } from './document.js';

interface Exception {
  rule: string;
  /** Where the exception applies. Without it, the rule is switched off everywhere. */
  where?: RegExp;
  why: string;
}

/** Rules of Spectral and OWASP that do not hold here. */
const EXCEPTIONS: readonly Exception[] = [
  {
    rule: 'owasp:api1:2023-no-numeric-ids',
    why: 'Ids are numbers by contract. Whose an object is decides who may read it, and tests ask for the objects of others.',
  },
  { rule: 'owasp:api2:2023-jwt-best-practices', why: 'It wants a number of an RFC in a description.' },
  {
    rule: 'owasp:api2:2023-no-credentials-in-url',
    where: /verify-reset-token/,
    why: 'The token stands in the mailed link; it works once, for an hour, and its page sends no referrer.',
  },
  {
    rule: 'owasp:api2:2023-write-restricted',
    why: 'Visitors register, sign in and write to us; all of them are limited.',
  },
  { rule: 'owasp:api2:2023-read-restricted', why: 'Visitors search and read profiles.' },
  {
    rule: 'owasp:api4:2023-array-limit',
    why: 'Requests have limits; lists of answers are bounded by their pages.',
  },
  {
    rule: 'owasp:api4:2023-integer-format',
    why: 'Every integer has the range of its column, which says more.',
  },
  { rule: 'owasp:api4:2023-integer-limit', why: 'Requests have limits; counts in answers have none.' },
  {
    rule: 'owasp:api4:2023-string-limit',
    why: 'Requests have limits, which a test compares; texts of answers need none.',
  },
  { rule: 'owasp:api4:2023-string-restricted', why: 'Free text has no pattern.' },
  {
    rule: 'owasp:api4:2023-rate-limit',
    where: /responses\/(?:408|413|415)/,
    why: 'They are answered before the call is counted.',
  },
  {
    rule: 'owasp:api5:2023-admin-security-unique',
    why: 'An admin signs in like everybody; the role is checked on every call.',
  },
  { rule: 'owasp:api8:2023-define-cors-origin', why: 'There is no CORS: other origins are not let in.' },
  { rule: 'owasp:api8:2023-define-error-responses-401', why: 'Calls for visitors never answer it.' },
  {
    rule: 'owasp:api8:2023-define-error-validation',
    why: 'Calls without any parameter have nothing to refuse.',
  },
  { rule: 'owasp:api9:2023-inventory-access', why: 'The one server is the one that answers the document.' },
  {
    rule: 'oas3-operation-security-defined',
    where: /apiKey/,
    why: 'OpenAPI 3.1 lets schemes that are not OAuth name roles, which the rule does not know.',
  },
];

/**
 * Rules about examples, which Redocly also checks. Spectral compiles the schema of each again, which takes most of its
 * time.
 */
const KEPT_BY_REDOCLY = ['oas3-valid-media-example', 'oas3-valid-schema-example'];

const off = Object.fromEntries(
  [...EXCEPTIONS.filter(({ where }) => where === undefined).map(({ rule }) => rule), ...KEPT_BY_REDOCLY].map(
    (rule) => [rule, 'off' as const],
  ),
);

/** Untyped, because the types of the rulesets are older than those of the linter. */
const RULES: unknown = {
  extends: [
    [oas, 'recommended'],
    [owasp, 'recommended'],
  ],
  rules: off,
};

/** Shortens the error shape, to which every call refers. Linting hundreds of full copies would take a minute. */
function slim(document: OpenApi): OpenApi {
  const ErrorResponse = {
    type: 'object',
    properties: {
      code: { $ref: '#/components/schemas/ErrorCode' },
      details: { type: 'array', items: { $ref: '#/components/schemas/ErrorDetail' } },
    },
  };
  const { components } = document;
  return { ...document, components: { ...components, schemas: { ...components.schemas, ErrorResponse } } };
}

/** The findings of Spectral with its OpenAPI rules and the OWASP ones, a line each. */
export async function spectralFindings(document: OpenApi): Promise<string[]> {
  const spectral = new Spectral();
  spectral.setRuleset(RULES as RulesetDefinition);
  const findings = await spectral.run(JSON.stringify(slim(document)));
  return findings
    .map(({ code, path, message }) => ({ code: String(code), place: path.join('/'), message }))
    .filter(({ code, place }) => !EXCEPTIONS.some(({ rule, where }) => rule === code && where?.test(place)))
    .map(({ code, place, message }) => `${code} ${place}: ${message}`);
}
