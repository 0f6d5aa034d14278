import { Counter, register } from 'prom-client';
import type { QueryCountLogger } from '../database/query-count.logger.js';

/** Counted where the queries are made, read when somebody scrapes: a query pays an addition and nothing more. */
export function exposeQueryCounts(counts: QueryCountLogger): void {
  expose('database_reads_total', 'Reads outside a transaction', () => counts.reads);
  expose('database_statements_total', 'Statements of transactions, BEGIN and COMMIT included', () => {
    return counts.statements;
  });
}

function expose(name: string, help: string, read: () => number): void {
  // The registry belongs to the process, the counts to an application in it.
  register.removeSingleMetric(name);
  new Counter({
    name,
    help,
    collect() {
      this.reset();
      this.inc(read());
    },
  });
}
