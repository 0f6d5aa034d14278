import { CONFIRMED_FOR_MINUTES, MAX_PAGE_SIZE } from '@tidyhearth/domain';
import type { Role } from '../../common/decorators.js';
import { DEFAULT_LIMIT } from '../../throttling/default-limit.js';
import type { HandlerFacts } from './handlers.js';
import { isReference, type Operation } from './types.js';

/** What the decorators of a call say about it, as sentences below its description. */
export function notesOf(operation: Operation, facts: HandlerFacts): string {
  return [callers(facts), page(operation), limit(facts)].filter((note) => note !== undefined).join(' ');
}

function callers(facts: HandlerFacts): string {
  const { isPublic, isForKeysOnly, roles, isApprovedOnly, isConfirmedOnly, scope } = facts;
  if (isForKeysOnly) return 'For API keys, with any scope.';
  const key = scope === undefined ? '' : ` An API key needs \`${scope}\`.`;
  if (isPublic) return `Needs no session.${key}`;
  const approved = isApprovedOnly ? ' A cleaner must be approved.' : '';
  const confirmed = isConfirmedOnly
    ? ` The password must have been given within the last ${CONFIRMED_FOR_MINUTES} minutes.`
    : '';
  if (roles.length > 0) return `For ${roles.map(groupOf).join(' and ')}.${approved}${confirmed}${key}`;
  return `Needs a session.${approved}${key}`;
}

const groupOf = (role: Role) => (role === 'admin' ? 'the admin' : `${role}s`);

function page({ parameters = [], responses }: Operation): string | undefined {
  const answer = responses['200'];
  // A file has all rows.
  if (!answer || isReference(answer) || !answer.content?.['application/json']) return undefined;
  for (const parameter of parameters) {
    if (isReference(parameter) || !parameter.schema || isReference(parameter.schema)) continue;
    const {
      name,
      schema: { default: size, maximum = MAX_PAGE_SIZE },
    } = parameter;
    if ((name === 'limit' || name === 'perPage') && size !== undefined && size !== maximum)
      return `A page has ${size} rows by default and at most ${maximum}, see \`${name}\`.`;
  }
  return undefined;
}

function limit({ limit: { calls, seconds } }: HandlerFacts): string | undefined {
  const isDefault = calls === DEFAULT_LIMIT.limit && seconds * 1000 === DEFAULT_LIMIT.ttl;
  return isDefault ? undefined : `At most ${calls} calls ${periodOf(seconds)} from one IP address.`;
}

/** `a minute`, `in 10 minutes`, `an hour`. */
function periodOf(seconds: number): string {
  if (seconds === 60) return 'a minute';
  if (seconds === 3600) return 'an hour';
  return seconds % 3600 === 0 ? `in ${seconds / 3600} hours` : `in ${seconds / 60} minutes`;
}
