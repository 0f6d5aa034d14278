import type { EntityManager, QueryRunner } from 'typeorm';
import { EmbeddedQueryRunner } from './embedded/embedded-query-runner.js';
import { EmbeddedTxSql } from './embedded/embedded-tx-sql.js';
import { ServerTxSql } from './server-tx-sql.js';
import type { TxSql } from './sql.js';

/** Passes what a transaction records to its listeners. This layer knows no event by name. */
export abstract class EventDispatcher {
  abstract dispatch(event: object, tx: Tx): Promise<void>;
}

/** One transaction. Everything a use case changes goes through it. */
export class Tx {
  readonly sql: TxSql;
  private readonly events: object[] = [];
  private readonly effects: (() => void)[] = [];

  constructor(readonly manager: EntityManager) {
    const runner = queryRunnerOf(manager);
    this.sql = runner instanceof EmbeddedQueryRunner ? new EmbeddedTxSql(runner) : new ServerTxSql(runner);
  }

  /** Records that something happened. What follows from it in the database joins this transaction. */
  record(event: object): void {
    this.events.push(event);
  }

  /** For effects outside the database: runs once, after a successful commit, and must not throw. */
  afterCommit(effect: () => void): void {
    this.effects.push(effect);
  }

  /** @internal */
  async dispatchEvents(dispatcher: EventDispatcher): Promise<void> {
    for (let event = this.events.shift(); event; event = this.events.shift())
      await dispatcher.dispatch(event, this);
  }

  /** @internal */
  takeEffects(): (() => void)[] {
    return this.effects;
  }
}

function queryRunnerOf(manager: EntityManager): QueryRunner {
  if (!manager.queryRunner) throw new Error('a transaction needs its own query runner');
  return manager.queryRunner;
}
