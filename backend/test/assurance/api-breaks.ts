import { apiDiff } from 'api-smart-diff';
import { contractOf } from '../../scripts/contract-of.js';
import type { OpenApi } from './document.js';

interface Change {
  path: (string | number)[];
  action: string;
  type: string;
  before: unknown;
  after: unknown;
}

/** A required text of a single line, and of several. */
const ONE_LINE = '^[^\\r\\n]*\\S[^\\r\\n]*$';
const LINES = '\\S';

/** Enumerations that may grow: docs/api-changes.md tells clients to expect unknown values. */
const GROWING = /\/properties\/(code|type|events|scopes|pausedBecause)\//;

/**
 * The changes in the current document that would break a client written against the released one, a line each.
 * Deprecated parts may be removed once their last day has passed.
 *
 * @param today `2027-06-01`
 */
export function breaksBetween(released: OpenApi, current: OpenApi, today: string): string[] {
  const before = withoutEnded(contractOf(released), today);
  const changes: Change[] = apiDiff(before, contractOf(current)).map(
    ({ path, action, type, before: was, after }) => ({
      path: path.map((step) => (typeof step === 'number' ? step : String(step))),
      action,
      type: String(type),
      before: was,
      after,
    }),
  );
  const breaking = changes.filter(({ path }) => path[0] === 'paths').filter(isBreak);
  return [...new Set(breaking.map(({ action, path }) => `${action} ${path.join('/')}`))];
}

function isBreak({ path, action, type, ...values }: Change): boolean {
  const place = path.join('/');
  const isAnswer = path.includes('responses');
  const last = path.at(-1);
  const before = path.at(-2);
  if (isAnswer && before === 'enum' && GROWING.test(place)) return action !== 'add';
  // The library considers the removal of a request field compatible, but the server refuses unknown fields.
  if (!isAnswer && before === 'properties' && action === 'remove') return true;
  // The library can't compare patterns.
  if (!isAnswer && last === 'pattern' && values.before === ONE_LINE && values.after === LINES) return false;
  // The library allows response types to change. Generated clients name their methods by operationId.
  if (isAnswer && last === 'type' && action === 'replace') return true;
  if (last === 'operationId' && action === 'replace') return true;
  return type === 'breaking';
}

function withoutEnded(document: OpenApi, today: string): OpenApi {
  const paths = Object.entries(document.paths).map(([path, calls]) => {
    const kept = Object.entries(calls).filter(([, call]) => {
      const sunset: unknown = Reflect.get(Object(call), 'x-sunset');
      return typeof sunset !== 'string' || sunset > today;
    });
    return [path, Object.fromEntries(kept)] as const;
  });
  return {
    ...document,
    paths: Object.fromEntries(paths.filter(([, calls]) => Object.keys(calls).length > 0)),
  };
}
