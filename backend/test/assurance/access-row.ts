import type { Account } from '../support/world.js';
import { ACTORS, hasProfile, type Actor, type Cast } from './cast.js';
import type { Given, Scene } from './scenes.js';

/** One call of one actor. */
export interface Situation {
  who: Actor;
  /** The caller; undefined for a visitor. */
  me: Account | undefined;
  /** Whom the path or body names where the table says `self`: the caller, or a stranger to the caller. */
  named: Account;
  cast: Cast;
  given: Given;
}

export interface Row {
  /** The status each actor gets; null where the call makes no sense for that actor. */
  answers: Record<Actor, number | null>;
  /** Makes the objects the call is about, anew for each call that is to succeed. */
  given?: Scene;
  params?: (situation: Situation) => Given;
  query?: string;
  body?: (situation: Situation) => unknown;
  /** The call takes a photo. */
  photo?: true;
  /** The call changes the caller's own account or session: it is made by somebody new in the same position. */
  personal?: true;
}

/** The columns stand in the order of `ACTORS`; `-` says that the call makes no sense there. */
export function row(columns: string, rest: Omit<Row, 'answers'> = {}): Row {
  const cells = columns.split(/\s+/);
  if (cells.length !== ACTORS.length) throw new Error(`not ${ACTORS.length} columns: ${columns}`);
  const answers = ACTORS.map((who, index) => [who, cells[index] === '-' ? null : Number(cells[index])]);
  return { ...rest, answers: Object.fromEntries(answers) as Row['answers'] };
}

/** Those who have something of their own name themselves, everybody else a stranger. */
export function namedBy(who: Actor, me: Account | undefined, cast: Cast): Account {
  if (who === 'otherCustomer' || who === 'admin' || who === 'anonymous') return cast.owner;
  if (who === 'otherCleaner') return cast.cleaner;
  return me ?? cast.owner;
}

/** The same for cleaner profiles: only cleaners have one. */
export const namedProfile = ({ named, cast }: Situation) =>
  hasProfile(named) ? named.cleaner.id : cast.cleaner.cleaner.id;

/** Fills `{placeholders}`; what a row leaves open is the named person. */
export function pathOf(pattern: string, { params, query }: Row, situation: Situation): string {
  const values: Given = { ...situation.given, ...params?.(situation) };
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values[name] ?? situation.named.user.id)),
  );
  return query === undefined ? path : `${path}?${query}`;
}
