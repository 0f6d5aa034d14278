import { openTestDatabase, type TestDatabase } from '../../../test/support/embedded-database.js';
import { eventBusWith } from '../../../test/support/events.js';
import { loadConfig } from '../../config/load-config.js';
import { DeliveryQueueService } from '../deliveries/delivery-queue.service.js';
import { EventPublisherJob } from './event-publisher.job.js';
import { FIND_HEAD, FIND_UNPUBLISHED, LIST_FEED } from './feed.queries.js';
import { PlatformEventsStore } from './platform-events.store.js';

const MANY = 250;
const message = (id: number) => ({
  object: 'message' as const,
  id,
  conversationId: '1-2',
  senderId: 1,
  receiverId: 2,
  bookingId: null,
});

describe('EventPublisherJob', () => {
  const store = new PlatformEventsStore();
  const queue = new DeliveryQueueService(loadConfig({ JWT_SECRET: 'a'.repeat(40) }));
  let database: TestDatabase;
  let jobs: EventPublisherJob[];

  beforeEach(async () => {
    database = await openTestDatabase(await eventBusWith());
    jobs = [1, 2].map(() => new EventPublisherJob(database.sql, database.uow, queue));
  });
  afterEach(() => database.close());

  const record = (id: number) =>
    database.uow.run((tx) => store.record(tx, 'message.sent', null, message(id)));
  const publish = async () => {
    for (const job of jobs) job.wake();
    await Promise.all(jobs.map((job) => job.onModuleDestroy()));
  };
  const feed = () => database.sql.all(LIST_FEED(false, [], 1000), [0, 1_000_000]);

  it('publishes nothing of a transaction that failed', async () => {
    const failed = database.uow.run(async (tx) => {
      await store.record(tx, 'message.sent', null, message(1));
      throw new Error('the use case failed');
    });
    await expect(failed).rejects.toThrow('the use case failed');
    expect(await database.sql.one(FIND_UNPUBLISHED)).toBeUndefined();
  });

  it('gives each event one position, without a gap, though two publish at once', async () => {
    for (let id = 1; id <= MANY; id += 1) await record(id % 10 || 10);
    jobs.forEach((job) => job.wake());
    while (await database.sql.one(FIND_UNPUBLISHED)) await new Promise((resolve) => setImmediate(resolve));
    await publish();
    const rows = await feed();
    expect(rows.map(({ position }) => position)).toEqual(rows.map((_, index) => index + 1));
    expect(rows).toHaveLength(MANY);
    expect(rows.filter(({ data }) => data.includes('"id":7,')).map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: MANY / 10 }, (_, index) => index + 1),
    );
    expect(await database.sql.one(FIND_HEAD)).toEqual({ position: MANY, beginning: 0 });
  });
});
