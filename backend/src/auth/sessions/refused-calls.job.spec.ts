import { HOUR_MS, MINUTE_MS } from '@tidyhearth/domain';
import { openTestDatabase, type TestDatabase } from '../../../test/support/embedded-database.js';
import type { ConsoleCallRefused } from './console-call-refused.event.js';
import { RefusedCallsJob } from './refused-calls.job.js';
import { RefusedCallsService } from './refused-calls.service.js';

const LIST = 'GET /api/admin/users';
const SECURITY = 'GET /api/admin/security';
const SOMEBODY = 7;

describe('calls of the console that were refused after the first', () => {
  let database: TestDatabase;
  let refused: RefusedCallsService;
  let job: RefusedCallsJob;
  let logged: [calls: number, operation: string][];
  let isDown = false;

  beforeEach(async () => {
    logged = [];
    isDown = false;
    database = await openTestDatabase({
      dispatch: async (event) => {
        if (isDown) throw new Error('the log is full');
        const { calls, operation } = event as ConsoleCallRefused;
        logged.push([calls, operation]);
      },
    });
    refused = new RefusedCallsService(database.uow);
    job = new RefusedCallsJob(refused);
    for (const operation of [LIST, LIST, SECURITY]) await refused.note(SOMEBODY, operation);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await database.close();
  });

  const hourPasses = () => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + HOUR_MS + MINUTE_MS);

  it('are logged when their hour is over, once, also if nothing follows', async () => {
    await job.everyMinute();
    expect(logged).toEqual([[1, LIST]]);
    hourPasses();
    for (const _ of [1, 2]) await job.everyMinute();
    expect(logged).toEqual([
      [1, LIST],
      [2, SECURITY],
    ]);
    await refused.note(SOMEBODY, LIST);
    expect(logged.at(-1)).toEqual([1, LIST]);
  });

  it('are logged when the process stops', async () => {
    await job.onModuleDestroy();
    expect(logged).toEqual([
      [1, LIST],
      [2, SECURITY],
    ]);
  });

  it('are logged later if they can’t be now', async () => {
    hourPasses();
    isDown = true;
    await job.everyMinute();
    isDown = false;
    await job.everyMinute();
    expect(logged.slice(1)).toEqual([[2, SECURITY]]);
  });
});
