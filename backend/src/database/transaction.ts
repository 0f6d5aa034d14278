import type { EntityManager, QueryResult, QueryRunner } from 'typeorm';
import { bindable, TxSql, type SqlValue, type WriteResult } from './sql.js';

/** Brings what a transaction records to those who react; this layer knows no event by name. */
export abstract class EventDispatcher {
  abstract dispatch(event: object, tx: Tx): Promise<void>;
}

/** One transaction. Everything a use case changes goes through it. */
export class Tx {
  readonly sql: TxSql;
  private readonly events: object[] = [];
  private readonly effects: (() => void)[] = [];

  constructor(readonly manager: EntityManager) {
    this.sql = new RunnerSql(queryRunnerOf(manager));
  }

  /** Something happened; what follows from it in the database joins this transaction. */
  record(event: object): void {
    this.events.push(event);
  }

  /** For what leaves the process: runs once, after a successful commit, and must not throw. */
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

class RunnerSql extends TxSql {
  constructor(private readonly runner: QueryRunner) {
    super();
  }

  protected async read(sql: string, params: readonly SqlValue[]): Promise<Record<string, unknown>[]> {
    return this.runner.query(sql, params.map(bindable));
  }

  protected async write(sql: string, params: readonly SqlValue[]): Promise<WriteResult> {
    const result: QueryResult = await this.runner.query(sql, params.map(bindable), true);
    const raw: unknown = result.raw;
    const insertId =
      typeof raw === 'object' && raw !== null && 'insertId' in raw ? Number(raw.insertId) : Number(raw);
    return { affected: result.affected ?? 0, insertId };
  }
}

function queryRunnerOf(manager: EntityManager): QueryRunner {
  if (!manager.queryRunner) throw new Error('a transaction needs its own query runner');
  return manager.queryRunner;
}
