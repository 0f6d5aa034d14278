import { Logger } from '@nestjs/common';
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

  /** Each counts what the other has counted. */
  const areTogether = (key: string) => async () => {
    const mine = await here.hit(key, 60_000);
    const others = await there.hit(key, 60_000);
    return others.hits === mine.hits + 1 || undefined;
  };

  it('counts over all processes', async () => {
    let round = 0;
    // A process that was answered too late counts for itself for some seconds.
    const second = async () => {
      const key = `a${(round += 1)}`;
      const mine = await here.hit(key, 60_000);
      const others = await there.hit(key, 60_000);
      return mine.hits === 1 && others.hits === 2 ? others : undefined;
    };
    const { msLeft } = await waitFor(second, { timeoutMs: 30_000, what: 'the shared count' });
    expect(msLeft).toBeGreaterThan(50_000);
  });

  it('counts for itself while Redis refuses, says so once a minute, and then counts with the others again', async () => {
    const warned = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
    await waitFor(async () => here.isAnswering || undefined, { timeoutMs: 30_000, what: 'the connection' });
    await redis.refuseWrites(true);
    for (let hits = 1; hits <= 3; hits += 1) expect(await here.hit('d', 60_000)).toMatchObject({ hits });
    expect(here.isAnswering).toBe(false);
    const isRefusedAgain = async () => (await redis.refusals()) > 1 || undefined;
    await waitFor(isRefusedAgain, { timeoutMs: 30_000, what: 'the second refusal' });
    expect(here.isAnswering).toBe(false);
    expect(warned.mock.calls).toEqual([[expect.stringMatching(/^redis: OOM .*counts for itself/)]]);
    warned.mockRestore();
    await redis.refuseWrites(false);
    // Also if nobody asks for anything meanwhile.
    await waitFor(async () => here.isAnswering || undefined, { timeoutMs: 30_000, what: 'the answer' });
    await waitFor(areTogether('e'), { timeoutMs: 30_000, what: 'the shared count' });
  });

  it('goes on for itself when Redis hangs, and counts with the others again when it answers', async () => {
    redis.hang();
    const start = performance.now();
    for (let hits = 1; hits <= 100; hits += 1) expect(await here.hit('b', 60_000)).toMatchObject({ hits });
    // If each of them waited for its answer, this would take 25 seconds.
    expect(performance.now() - start).toBeLessThan(20_000);
    redis.goOn();
    await waitFor(areTogether('c'), { timeoutMs: 30_000, what: 'the shared count' });
  });
});
