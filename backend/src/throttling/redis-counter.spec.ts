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
    expect(await here.hit('a', 60_000)).toMatchObject({ hits: 1 });
    const { hits, msLeft } = await there.hit('a', 60_000);
    expect(hits).toBe(2);
    expect(msLeft).toBeGreaterThan(50_000);
  });

  it('goes on for itself when Redis hangs, and counts with the others again when it answers', async () => {
    redis.hang();
    const start = performance.now();
    for (let hits = 1; hits <= 20; hits += 1) expect(await here.hit('b', 60_000)).toMatchObject({ hits });
    expect(performance.now() - start).toBeLessThan(4000);
    redis.goOn();
    // Long enough for both to meet: whatever either counts, the other has counted before.
    const areTogether = async () => {
      const mine = await here.hit('c', 60_000);
      const others = await there.hit('c', 60_000);
      return others.hits === mine.hits + 1 || undefined;
    };
    await waitFor(areTogether, { timeoutMs: 15_000, what: 'the shared count' });
  });
});
