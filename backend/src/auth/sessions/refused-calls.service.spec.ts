import { HOUR_MS, MINUTE_MS } from '@tidyhearth/domain';
import { openTestDatabase, type TestDatabase } from '../../../test/support/embedded-database.js';
import { eventBusWith } from '../../../test/support/events.js';
import { OnEvent } from '../../events/on-event.js';
import { ORDER } from '../../events/order.js';
import { ConsoleCallRefused } from './console-call-refused.event.js';
import { RefusedCallsService } from './refused-calls.service.js';

class Log {
  readonly lines: [userId: number, calls: number][] = [];

  @OnEvent(ConsoleCallRefused, { phase: 'transaction', order: ORDER.audit })
  async write({ userId, calls }: ConsoleCallRefused): Promise<void> {
    this.lines.push([userId, calls]);
  }
}

describe('calls of the console that are refused to others', () => {
  const log = new Log();
  let database: TestDatabase;

  beforeEach(async () => {
    database = await openTestDatabase(await eventBusWith(log));
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await database.close();
  });

  it('are recorded at once, and those of the hour after it together with the next one', async () => {
    const calls = new RefusedCallsService(database.uow);
    const start = Date.now();
    for (const after of [0, MINUTE_MS, HOUR_MS - 1, HOUR_MS, HOUR_MS + 1, 2 * HOUR_MS]) {
      jest.spyOn(Date, 'now').mockReturnValue(start + after);
      await calls.note(1, 'listUsers');
    }
    await calls.note(2, 'listUsers');
    expect(log.lines).toEqual([
      [1, 1],
      [1, 3],
      [1, 2],
      [2, 1],
    ]);
  });
});
