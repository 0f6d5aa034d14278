import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { TooLateError, within } from '../common/within.js';
import { isQueueFull } from '../database/engine.js';
import { ServerDataSource } from '../database/server-data-source.js';
import { Sql } from '../database/sql.js';
import { GeoStatusService } from '../geo/geo-status.service.js';
import { PING } from './health.queries.js';

/** Less than a balancer waits for the answer. */
const READY_WITHIN_MS = 2_000;

@Injectable()
export class ReadinessService {
  constructor(
    private readonly sql: Sql,
    private readonly dataSource: DataSource,
    private readonly geo: GeoStatusService,
  ) {}

  /**
   * Whether the database answers. Under load the ping may wait for a free connection, or even for room among those who wait;
   * then it is enough that others are answered meanwhile, or every busy replica would be taken out of use, and nobody would
   * be served.
   */
  async isDatabaseAnswering(): Promise<boolean> {
    const hasAnswered = this.dataSource instanceof ServerDataSource ? this.dataSource.listen() : () => false;
    return (await inTime(this.sql.one(PING))) !== undefined || hasAnswered();
  }

  async geoNotice(): Promise<string | undefined> {
    return (await inTime(this.geo.current()))?.notice;
  }
}

const inTime = <T>(work: Promise<T>): Promise<T | undefined> =>
  within(READY_WITHIN_MS, work.catch(waitIfQueueFull)).catch((error: unknown) => {
    if (error instanceof TooLateError) return undefined;
    throw error;
  });

function waitIfQueueFull(error: unknown): Promise<never> {
  if (isQueueFull(error)) return new Promise(() => undefined);
  throw error;
}
