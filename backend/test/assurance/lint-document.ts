import { createConfig, lintFromString } from '@redocly/openapi-core';

const RULES = {
  // Both specifications allow such paths, and the router prefers the fixed part.
  'no-ambiguous-paths': 'off',
  'operation-tag-defined': 'error',
  'operation-4xx-response': 'error',
  'no-unused-components': 'error',
  'no-invalid-schema-examples': 'error',
  'no-invalid-parameter-examples': 'error',
  'no-invalid-media-type-examples': { severity: 'error', allowAdditionalProperties: false },
} as const;

/** The findings of an OpenAPI linter, a line each. */
export async function lintDocument(document: unknown): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'], rules: RULES });
  const problems = await lintFromString({
    source: JSON.stringify(document),
    absoluteRef: 'openapi.json',
    config,
  });
  return problems.map(
    ({ severity, ruleId, message, location }) =>
      `${severity} ${ruleId} ${location[0]?.pointer ?? ''}: ${message}`,
  );
}
