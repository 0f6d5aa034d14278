import { Rounds } from './rounds.js';

const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn += 1) await Promise.resolve();
};

describe('Rounds', () => {
  it.each(Array.from({ length: 8 }, (_, index) => index))(
    'does another round for a wake that comes %i turns of the queue after the work of one',
    async (later) => {
      let done = 0;
      const rounds = new Rounds(
        async () => {
          done += 1;
          if (done === 1) void turns(later).then(() => rounds.wake());
          await Promise.resolve();
        },
        () => undefined,
      );
      rounds.wake();
      await turns(40);
      expect(done).toBe(2);
    },
  );

  it('does one round at a time, and one more for all that woke it meanwhile', async () => {
    const gates: (() => void)[] = [];
    const rounds = new Rounds(
      () => new Promise((resolve) => gates.push(resolve)),
      () => undefined,
    );
    rounds.wake();
    rounds.wake();
    rounds.wake();
    expect(gates).toHaveLength(1);
    gates[0]?.();
    await turns(10);
    expect(gates).toHaveLength(2);
    gates[1]?.();
    await turns(10);
    expect(gates).toHaveLength(2);
  });

  it('reports a failed round, and works again when it is woken', async () => {
    const failures: unknown[] = [];
    let done = 0;
    const rounds = new Rounds(
      async () => {
        done += 1;
        if (done === 1) throw new Error('no database');
        await Promise.resolve();
      },
      (error) => failures.push(error),
    );
    rounds.wake();
    await turns(10);
    rounds.wake();
    await turns(10);
    expect({ done, failures }).toEqual({ done: 2, failures: [new Error('no database')] });
  });

  it('ends after what is under way when it is stopped', async () => {
    const begun: number[] = [];
    const gates: (() => void)[] = [];
    const rounds: Rounds = new Rounds(
      () =>
        rounds.each([1, 2, 3, 4], 2, async (item) => {
          begun.push(item);
          await new Promise<void>((resolve) => gates.push(resolve));
        }),
      () => undefined,
    );
    rounds.wake();
    const stopped = rounds.stop();
    rounds.wake();
    for (const open of gates) open();
    await stopped;
    expect(begun).toEqual([1, 2]);
  });

  it('waits for all of the items, also when one fails', async () => {
    const ended: number[] = [];
    const rounds = new Rounds(
      () => Promise.resolve(),
      () => undefined,
    );
    const all = rounds.each([1, 2, 3], 2, async (item) => {
      if (item === 1) throw new Error('one failed');
      await turns(5);
      ended.push(item);
    });
    await expect(all).rejects.toThrow('one failed');
    expect(ended).toEqual([2, 3]);
  });
});
