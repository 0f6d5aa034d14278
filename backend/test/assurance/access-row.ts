import type { ApiScope } from '@tidyhearth/domain';
import type { Account } from '../support/world.js';
import { ACTORS, hasProfile, type Actor, type Cast } from './cast.js';
import type { Given, Scene } from './scenes.js';

/** One call of one actor. */
export interface Situation {
  who: Actor;
  /** The caller; undefined for a visitor. */
  me: Account | undefined;
  /** The person that the path or body names: the caller, or a stranger to the caller. */
  named: Account;
  cast: Cast;
  given: Given;
}

export interface Row {
  /** The status that each actor gets; null if the call makes no sense for that actor. */
  answers: Record<Actor, number | null>;
  /** Creates the objects of the call, new ones for each call that should succeed. */
  given?: Scene;
  params?: (situation: Situation) => Given;
  query?: string;
  body?: (situation: Situation) => unknown;
  /** The call takes a photo. */
  photo?: true;
  /** The call takes a document. */
  document?: true;
  /** The call changes the caller's own account or session, so it is made by a new person of the same kind. */
  personal?: true;
  /** The scope that an API key needs; without one the call accepts no keys. */
  scope?: ApiScope;
  /** Any API key may make the call, but no session. */
  keysOnly?: true;
}

/** Statuses in the order of `ACTORS`; `-` if the call makes no sense. */
export function row(columns: string, rest: Omit<Row, 'answers'> = {}): Row {
  const cells = columns.split(/\s+/);
  if (cells.length !== ACTORS.length) throw new Error(`not ${ACTORS.length} columns: ${columns}`);
  const answers = ACTORS.map((who, index) => [who, cells[index] === '-' ? null : Number(cells[index])]);
  return { ...rest, answers: Object.fromEntries(answers) as Row['answers'] };
}

/** The person named in a call: callers with an account of the right kind name themselves, all others a stranger. */
export function namedBy(who: Actor, me: Account | undefined, cast: Cast): Account {
  if (who === 'otherCustomer' || who === 'admin' || who === 'anonymous') return cast.owner;
  if (who === 'otherCleaner') return cast.cleaner;
  return me ?? cast.owner;
}

/** The same for cleaner profiles, which only cleaners have. */
export const namedProfile = ({ named, cast }: Situation) =>
  hasProfile(named) ? named.cleaner.id : cast.cleaner.cleaner.id;

/** Path parameters that default to the id of the named person. */
const NAMES_PERSON = /^(?:id|userId|customerId)$/;

/** Fills `{placeholders}`. */
export function pathOf(pattern: string, { params, query }: Row, situation: Situation): string {
  const values: Given = { ...situation.given, ...params?.(situation) };
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? (NAMES_PERSON.test(name) ? situation.named.user.id : undefined);
    if (value === undefined) throw new Error(`nothing is given for {${name}} of ${pattern}`);
    return encodeURIComponent(String(value));
  });
  return query === undefined ? path : `${path}?${query}`;
}

/** Whether the call is about the caller's own account and can succeed. */
export const isOwn = ({ who, me, named }: Situation) => who !== 'suspended' && me?.user.id === named.user.id;

/** A valid code for the caller's own account. Calls on another account are refused whatever the code is. */
export async function codeFor(
  situation: Situation,
  own: (world: Cast['world'], person: Account) => Promise<string>,
): Promise<string> {
  const { me, cast } = situation;
  return me && isOwn(situation) ? own(cast.world, me) : '000000';
}
