import { statfs } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { DataSource } from 'typeorm';
import { within } from '../../common/within.js';
import { Config } from '../../config/config.js';
import { JobLeasesService } from '../../database/job-leases.service.js';
import { QueryCountLogger } from '../../database/query-count.logger.js';
import { ServerDataSource } from '../../database/server-data-source.js';
import { Sql } from '../../database/sql.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { LiveHub } from '../../events/live-hub.js';
import { wordsKeptSince } from '../../mail/kept-words.js';
import { LimitStorageService } from '../../throttling/limit-storage.service.js';
import { CspReportsService } from '../csp/csp-reports.service.js';
import { COUNT_WAITING_MAILS, COUNT_WAITING_WEBHOOKS } from '../health.queries.js';
import { exposeJobEnds } from './job-ends.js';
import { textOf, type MetricsText } from './metrics-server.js';

/** Histogram buckets in seconds, from imperceptible to unusable. */
const DURATIONS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Less than Prometheus waits for a scrape. */
const LOOK_MS = 2_000;

/**
 * One query for several gauges, which are all read at the same moment. It returns undefined if the source is down, because
 * the other metrics are needed most then.
 */
function sharedLook<T>(look: () => Promise<T>): () => Promise<T | undefined> {
  let underWay: Promise<T | undefined> | undefined;
  return () => {
    underWay ??= within(LOOK_MS, look())
      .catch(() => undefined)
      .finally(() => (underWay = undefined));
    return underWay;
  };
}

interface Request {
  method: string;
  route: string;
  status: number;
  ms: number;
}

/**
 * The metrics of this process for Prometheus, in a registry of their own, because the library's default one is global to the
 * process. Gauges are read only when scraped.
 */
@Injectable()
export class MetricsService {
  private readonly registry = new Registry();
  private readonly requests: Histogram<'method' | 'route' | 'status'>;
  /** Queries made by scrapes, which don't count as the application's. */
  private ownReads = 0;

  constructor(
    private readonly sql: Sql,
    private readonly dataSource: DataSource,
    private readonly config: Config,
    queryCounts: QueryCountLogger,
    unitOfWork: UnitOfWork,
    jobs: JobLeasesService,
    hub: LiveHub,
    limits: LimitStorageService,
    cspReports: CspReportsService,
  ) {
    collectDefaultMetrics({ register: this.registry });
    this.requests = new Histogram({
      name: 'http_request_duration_seconds',
      help: "Answers by method, route pattern and status; a live stream's is not among them until it ends",
      labelNames: ['method', 'route', 'status'],
      buckets: DURATIONS,
      registers: [this.registry],
    });
    this.counter('database_reads_total', 'Reads outside a transaction', () => {
      return queryCounts.reads - this.ownReads;
    });
    this.counter('database_statements_total', 'Statements of transactions, BEGIN and COMMIT included', () => {
      return queryCounts.statements;
    });
    this.counter(
      'transaction_retries_total',
      'Transactions run again after a conflict or a lost connection',
      () => {
        return unitOfWork.retries;
      },
    );
    this.counter('csp_reports_total', 'Reports of violations of the content security policy', () => {
      return cspReports.total;
    });
    this.gauge('live_streams', 'Open live streams of this replica', () => hub.size);
    this.gauge('live_bridge_up', '1 while pushes of other replicas arrive, or where there are none', () =>
      hub.isConnected ? 1 : 0,
    );
    this.gauge(
      'limits_shared_up',
      '1 while limits are counted where they should be: in Redis, if it is configured',
      () => (limits.isShared ? 1 : 0),
    );
    exposeJobEnds(this.registry, jobs);
    this.exposePool();
    this.exposeDisk();
    this.exposeMails();
    this.exposeWebhooks();
  }

  read(): Promise<MetricsText> {
    return textOf(this.registry);
  }

  countRequest({ method, route, status, ms }: Request): void {
    this.requests.observe({ method, route, status: String(status) }, ms / 1000);
  }

  /** Only a database server has a pool. */
  private exposePool(): void {
    if (!(this.dataSource instanceof ServerDataSource)) return;
    const server = this.dataSource;
    let waits = 0;
    server.pool.on('enqueue', () => (waits += 1));
    this.gauge(
      'database_connections_limit',
      'How many connections the pool may open',
      () => server.connectionLimit,
    );
    this.gauge(
      'database_connections_in_use',
      'Connections of the pool that work',
      () => server.connectionsInUse,
    );
    this.counter('database_connection_waits_total', 'How often all connections were in use', () => waits);
  }

  private exposeDisk(): void {
    const look = sharedLook(() => statfs(this.config.dataDir));
    new Gauge({
      name: 'data_disk_size_bytes',
      help: 'Size of the file system that holds DATA_DIR',
      registers: [this.registry],
      async collect() {
        const disk = await look();
        if (disk === undefined) this.remove();
        else this.set(disk.blocks * disk.bsize);
      },
    });
    new Gauge({
      name: 'data_disk_free_bytes',
      help: 'What of it is free for this process',
      registers: [this.registry],
      async collect() {
        const disk = await look();
        if (disk === undefined) this.remove();
        else this.set(disk.bavail * disk.bsize);
      },
    });
  }

  private exposeMails(): void {
    const look = sharedLook(() => {
      this.ownReads += 1;
      const now = Date.now();
      return this.sql.one(COUNT_WAITING_MAILS, [wordsKeptSince(now), now]);
    });
    new Gauge({
      name: 'mails_waiting',
      help: 'Mails of the outbox that are to be sent (pending) or were given up (failed), at all replicas together',
      labelNames: ['status'],
      registers: [this.registry],
      async collect() {
        const row = await look();
        this.reset();
        if (row === undefined) return;
        this.set({ status: 'pending' }, row.pending ?? 0);
        this.set({ status: 'failed' }, row.failed ?? 0);
      },
    });
    new Gauge({
      name: 'mail_oldest_waiting_seconds',
      help: 'How long the oldest mail has waited that is due, or since which none was sent; 0 when there is none',
      registers: [this.registry],
      async collect() {
        const row = await look();
        if (row === undefined) this.remove();
        else this.set(row.oldestAt ? (Date.now() - row.oldestAt) / 1000 : 0);
      },
    });
  }

  private exposeWebhooks(): void {
    const look = sharedLook(() => {
      this.ownReads += 1;
      return this.sql.one(COUNT_WAITING_WEBHOOKS, [Date.now()]);
    });
    new Gauge({
      name: 'webhooks_waiting',
      help: 'Events without a position in the feed (unpublished), calls to make (pending), paused endpoints (paused), and active ones whose calls began to fail after the last call of any that succeeded (failing), at all replicas together',
      labelNames: ['what'],
      registers: [this.registry],
      async collect() {
        const row = await look();
        this.reset();
        if (row === undefined) return;
        const { unpublished = 0, pending = 0, paused = 0, failing = 0 } = row;
        for (const [what, number] of Object.entries({ unpublished, pending, paused, failing }))
          this.set({ what }, number);
      },
    });
    new Gauge({
      name: 'webhook_oldest_due_seconds',
      help: 'How long the oldest call that is due has waited; 0 when none is',
      registers: [this.registry],
      async collect() {
        const row = await look();
        if (row === undefined) this.remove();
        else this.set(row.oldestAt === null ? 0 : (Date.now() - row.oldestAt) / 1000);
      },
    });
  }

  private gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(read());
      },
    });
  }

  private counter(name: string, help: string, read: () => number): void {
    new Counter({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  }
}
