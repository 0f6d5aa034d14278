import { Gauge, type Registry } from 'prom-client';

/** When jobs last ended, by their names. */
export interface JobEnds {
  readonly lastSuccesses: ReadonlyMap<string, number>;
  readonly lastFailures: ReadonlyMap<string, number>;
}

export function exposeJobEnds(registry: Registry, { lastSuccesses, lastFailures }: JobEnds): void {
  const ended = { success: 'succeeded', failure: 'failed' } as const;
  for (const [outcome, words] of Object.entries(ended)) {
    const lastEnds = outcome === 'success' ? lastSuccesses : lastFailures;
    new Gauge({
      name: `job_last_${outcome}_timestamp_seconds`,
      help: `When a recurring job last ${words} in this process`,
      labelNames: ['job'],
      registers: [registry],
      collect() {
        for (const [job, at] of lastEnds) this.set({ job }, at / 1000);
      },
    });
  }
}
