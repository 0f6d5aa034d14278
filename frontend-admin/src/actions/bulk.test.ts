import { expect, test, vi } from 'vitest';
import { bulk } from './bulk';
import type { Act } from './useAct';

const act = (run: () => Promise<void>): Act => ({
  run,
  done: { title: 'User Suspended' },
  failed: { title: 'Failed to suspend user' },
});
const works = () => Promise.resolve();

test('each is called once, in turn, and the toast counts them', async () => {
  const [first, second] = [vi.fn<() => Promise<void>>(works), vi.fn<() => Promise<void>>(works)];
  const all = bulk([
    { name: 'Ada', act: act(first) },
    { name: 'Grace', act: act(second) },
  ]);
  await all.run();
  expect(first).toHaveBeenCalledOnce();
  expect(second).toHaveBeenCalledOnce();
  expect(all.done).toEqual({ title: 'User Suspended', description: '2 accounts.' });
});

test('one failure neither stops nor hides the others, and is told by name', async () => {
  const last = vi.fn<() => Promise<void>>(works);
  const all = bulk([
    { name: 'Ada', act: act(() => Promise.reject(new Error('No.'))) },
    { name: 'Grace', act: act(last) },
  ]);
  await expect(all.run()).rejects.toThrow('Done for 1 of 2. Not for Ada: No.');
  expect(last).toHaveBeenCalledOnce();
});

test('all of it can be taken back only when each part can', async () => {
  const back = vi.fn<() => Promise<void>>(works);
  const reversible = { ...act(works), reverse: act(back) };
  expect(
    bulk([
      { name: 'Ada', act: reversible },
      { name: 'Grace', act: act(works) },
    ]).reverse,
  ).toBeUndefined();
  await bulk([
    { name: 'Ada', act: reversible },
    { name: 'Grace', act: reversible },
  ]).reverse?.run();
  expect(back).toHaveBeenCalledTimes(2);
});
