import { BoundedQueue } from './bounded-queue.js';

describe('BoundedQueue', () => {
  it('runs so many at once, lets so many wait, and refuses the rest', async () => {
    const queue = new BoundedQueue(2, 1);
    const finish: (() => void)[] = [];
    const job = () => new Promise<void>((resolve) => finish.push(resolve));
    const [first, second, third] = [queue.run(job), queue.run(job), queue.run(job)];
    await expect(queue.run(job)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(finish).toHaveLength(2);
    finish.forEach((end) => end());
    await Promise.all([first, second]);
    expect(finish).toHaveLength(3);
    finish.at(-1)?.();
    await third;
  });

  it('goes on after a job that failed', async () => {
    const queue = new BoundedQueue(1, 1);
    await expect(queue.run(() => Promise.reject(new Error('no luck')))).rejects.toThrow('no luck');
    expect(await queue.run(() => Promise.resolve('done'))).toBe('done');
  });
});
