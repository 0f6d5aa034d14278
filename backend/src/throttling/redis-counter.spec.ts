import { waitFor } from '../../../scripts/lib/wait.mjs';
import { RedisServer, redisProgram } from '../../test/support/redis-server.js';
import { RedisCounter } from './redis-counter.js';

const withRedis = redisProgram === undefined ? describe.skip : describe;

withRedis('RedisCounter', () => {
  let redis: RedisServer;
  let here: RedisCounter;
  let there: RedisCounter;

  beforeAll(async () => {
    redis = await RedisServer.start(redisProgram ?? '');
    [here, there] = [new RedisCounter(redis.url), new RedisCounter(redis.url)];
    await Promise.all([here.connect(), there.connect()]);
  });

  afterAll(async () => {
    here.close();
    there.close();
    await redis.stop();
  });

  it('counts over all processes', async () => {
    let round = 0;
    // A process that was answered too late counts for itself for two seconds.
    const second = async () => {
      const key = `a${(round += 1)}`;
      const mine = await here.hit(key, 60_000);
      const others = await there.hit(key, 60_000);
      return mine.hits === 1 && others.hits === 2 ? others : undefined;
    };
    const { msLeft } = await waitFor(second, { timeoutMs: 30_000, what: 'the shared count' });
    expect(msLeft).toBeGreaterThan(50_000);
  });

  it('goes on for itself when Redis hangs, and counts with the others again when it answers', async () => {
    redis.hang();
    const start = performance.now();
    for (let hits = 1; hits <= 100; hits += 1) expect(await here.hit('b', 60_000)).toMatchObject({ hits });
    // If each of them waited for its answer, this would take 25 seconds.
    expect(performance.now() - start).toBeLessThan(20_000);
    redis.goOn();
    // Enough calls for both to reach the limit: each counts what the other has counted.
    const areTogether = async () => {
      const mine = await here.hit('c', 60_000);
      const others = await there.hit('c', 60_000);
      return others.hits === mine.hits + 1 || undefined;
    };
    await waitFor(areTogether, { timeoutMs: 30_000, what: 'the shared count' });
  });
});
