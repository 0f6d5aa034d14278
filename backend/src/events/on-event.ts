import type { Tx } from '../database/transaction.js';
import type { Question } from './question.js';

/**
 * `transaction`: writes its rows together with the event; an error rolls back both.
 * `commit`: acts outside the database. Runs after the commit; an error is logged and has no other effect.
 * `answer`: returns its part of the answer to a `Question`, outside any transaction.
 */
export type Phase = 'transaction' | 'commit' | 'answer';

export type EventClass<E extends object = object> = abstract new (...args: never[]) => E;

export interface Subscription {
  readonly event: EventClass;
  readonly phase: Phase;
  readonly order: number;
}

type ListenerMethod<E extends object, P extends Phase> = P extends 'transaction'
  ? (event: E, tx: Tx) => Promise<void>
  : P extends 'commit'
    ? (event: E) => void | Promise<void>
    : E extends Question<infer Answer>
      ? (question: E) => Answer | Promise<Answer>
      : never;

const SUBSCRIPTIONS = 'events:subscriptions';

/** Calls the method when the event happens. A method can have several of these decorators. */
export function OnEvent<E extends object, P extends Phase>(
  event: EventClass<E>,
  { phase, order }: { phase: P; order: number },
) {
  return <Method extends ListenerMethod<E, P>>(
    target: object,
    name: string,
    _descriptor: TypedPropertyDescriptor<Method>,
  ): void => {
    const others = subscriptionsOf(target, name);
    Reflect.defineMetadata(SUBSCRIPTIONS, [{ event, phase, order }, ...others], target, name);
  };
}

export function subscriptionsOf(prototype: object, method: string): readonly Subscription[] {
  const found: unknown = Reflect.getMetadata(SUBSCRIPTIONS, prototype, method);
  return Array.isArray(found) ? (found as Subscription[]) : [];
}
