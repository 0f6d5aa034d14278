import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { queryClient } from './queries';

test('a list first read before a change is read again after it', async () => {
  let stored = 'not verified';
  const answers: (() => void)[] = [];
  const queryFn = () => {
    const read = stored;
    return new Promise<string>((resolve) => answers.push(() => resolve(read)));
  };
  const list = new QueryObserver(queryClient, { queryKey: ['users'], queryFn });
  const stop = list.subscribe(() => undefined);
  await expect.poll(() => answers.length).toBe(1);

  stored = 'verified';
  const refreshed = queryClient.invalidateQueries();
  answers[0]?.();
  await expect.poll(() => answers.length).toBe(2);
  expect(list.getCurrentResult().data).toBe('not verified');
  answers[1]?.();
  await refreshed;
  expect(list.getCurrentResult().data).toBe('verified');
  stop();
});
