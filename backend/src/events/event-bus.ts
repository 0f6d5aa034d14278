import { Injectable } from '@nestjs/common';
import type { Tx } from '../database/transaction.js';
import { UnitOfWork } from '../database/unit-of-work.js';

type EventClass<E extends object> = new (...args: never[]) => E;
type Listener<E extends object> = (event: E, tx: Tx) => Promise<void>;

/**
 * What happens because something happened. A use case records events on its transaction; listeners write their rows
 * (bell item, outbox mail, audit line) in that same transaction, so the rows are true exactly when the event is.
 */
@Injectable()
export class EventBus {
  private readonly listeners = new Map<unknown, Listener<object>[]>();

  constructor(unitOfWork: UnitOfWork) {
    unitOfWork.recordEventsWith((event, tx) => this.dispatch(event, tx));
  }

  on<E extends object>(event: EventClass<E>, listener: Listener<E>): void {
    const known = this.listeners.get(event) ?? [];
    this.listeners.set(event, [...known, (happened, tx) => listener(happened as E, tx)]);
  }

  private async dispatch(event: object, tx: Tx): Promise<void> {
    for (const listener of this.listeners.get(event.constructor) ?? []) await listener(event, tx);
  }
}
