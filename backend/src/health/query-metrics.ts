import { Counter, register } from 'prom-client';
import type { QueryCountLogger } from '../database/query-count.logger.js';

/** Query counts as metrics. They are read only when scraped, so that a query costs no more than an addition. */
export function exposeQueryCounts(counts: QueryCountLogger): void {
  expose('database_reads_total', 'Reads outside a transaction', () => counts.reads);
  expose('database_statements_total', 'Statements of transactions, BEGIN and COMMIT included', () => {
    return counts.statements;
  });
}

function expose(name: string, help: string, read: () => number): void {
  // The registry is global to the process; the counts are of one application in it, which may not be the first.
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
