import type { Tx } from '../database/transaction.js';
import { subscriptionsOf, type EventClass, type Phase, type Subscription } from './on-event.js';
import { Question } from './question.js';

export interface Listener extends Subscription {
  /** For example `CleanerListingListener.refresh`. */
  readonly name: string;
  call(event: object, tx?: Tx): unknown;
}

/** All listeners of the application, by event and phase, in the order in which they run. */
export class ListenerTable {
  private readonly listeners = new Map<EventClass, Record<Phase, Listener[]>>();

  /** @throws Error if the order of two listeners would be accidental, or a phase does not fit the event */
  constructor(instances: Iterable<object>, methodsOf: (prototype: object) => readonly string[]) {
    for (const instance of new Set(instances)) {
      const prototype: unknown = Object.getPrototypeOf(instance);
      if (typeof prototype !== 'object' || prototype === null) continue;
      for (const method of methodsOf(prototype)) {
        for (const subscription of subscriptionsOf(prototype, method)) {
          this.add(toListener(instance, method, subscription));
        }
      }
    }
  }

  of(event: object, phase: Phase): readonly Listener[] {
    return this.listeners.get(event.constructor as EventClass)?.[phase] ?? [];
  }

  /** Sorted by the name of the event, then by phase and order. */
  all(): Listener[] {
    return [...this.listeners]
      .sort(([a], [b]) => (a.name < b.name ? -1 : 1))
      .flatMap(([, { transaction, commit, answer }]) => [...transaction, ...commit, ...answer]);
  }

  private add(listener: Listener): void {
    const { event, phase, order, name } = listener;
    if (event.prototype instanceof Question !== (phase === 'answer')) {
      throw new Error(`${name}: a question is answered, an event is not; ${event.name} has phase ${phase}`);
    }
    const phases = this.listeners.get(event) ?? { transaction: [], commit: [], answer: [] };
    const same = phases[phase].find((other) => other.order === order);
    if (same)
      throw new Error(`${event.name}: ${same.name} and ${name} have the same order ${order} in ${phase}`);
    phases[phase] = [...phases[phase], listener].sort((a, b) => a.order - b.order);
    this.listeners.set(event, phases);
  }
}

function toListener(instance: object, method: string, subscription: Subscription): Listener {
  const listen: unknown = Reflect.get(instance, method);
  const name = `${instance.constructor.name}.${method}`;
  if (typeof listen !== 'function') throw new Error(`${name} is no method`);
  return {
    ...subscription,
    name,
    call: (event, tx): unknown => Reflect.apply(listen, instance, [event, tx]),
  };
}
