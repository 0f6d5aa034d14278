import { apiDiff } from 'api-smart-diff';
import { contractOf } from '../../scripts/contract-of.js';
import type { OpenApi } from './document.js';

interface Change {
  path: (string | number)[];
  action: string;
  type: string;
}

/** Enumerations that may grow, as docs/api-changes.md says: clients have to expect values they don't know. */
const GROWING = /\/properties\/(code|type|events|scopes|pausedBecause)\//;

/**
 * What a client written against the released document would stumble over in the current one, a line each. What has
 * been deprecated may go once its last day has passed.
 *
 * @param today `2027-06-01`
 */
export function breaksBetween(released: OpenApi, current: OpenApi, today: string): string[] {
  const before = withoutEnded(contractOf(released), today);
  const changes: Change[] = apiDiff(before, contractOf(current)).map(({ path, action, type }) => ({
    path: path.map((step) => (typeof step === 'number' ? step : String(step))),
    action,
    type: String(type),
  }));
  const breaking = changes.filter(({ path }) => path[0] === 'paths').filter(isBreak);
  return [...new Set(breaking.map(({ action, path }) => `${action} ${path.join('/')}`))];
}

function isBreak({ path, action, type }: Change): boolean {
  const place = path.join('/');
  const isAnswer = path.includes('responses');
  const last = path.at(-1);
  const before = path.at(-2);
  if (isAnswer && before === 'enum' && GROWING.test(place)) return action !== 'add';
  // The comparison takes a request without a field for compatible, but the server refuses fields it does not know.
  if (!isAnswer && before === 'properties' && action === 'remove') return true;
  // It lets the types of answers change, and generated clients are named by operationId.
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
