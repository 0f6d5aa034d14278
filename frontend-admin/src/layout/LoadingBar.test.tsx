// @vitest-environment jsdom
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { queryClient } from '../providers/queries';
import { renderConsole } from '../test/renderConsole';
import { LoadingBar } from './LoadingBar';

afterEach(cleanup);

const visibility = () => {
  const bar = document.querySelector<HTMLElement>('[role=progressbar]');
  return bar && getComputedStyle(bar).visibility;
};

/** A response that arrives once `release` is called. */
function heldAnswer() {
  let release = () => {};
  const answer = new Promise<string>((resolve) => {
    release = () => resolve('answer');
  });
  return { answer: () => answer, release };
}

it('is visible while something is fetched or written', async () => {
  renderConsole(<LoadingBar />);
  expect(visibility()).toBe('hidden');

  const read = heldAnswer();
  const reading = queryClient.fetchQuery({ queryKey: ['slow'], queryFn: read.answer });
  await waitFor(() => expect(visibility()).toBe('visible'));
  read.release();
  await reading;
  await waitFor(() => expect(visibility()).toBe('hidden'));

  const write = heldAnswer();
  const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn: write.answer });
  const writing = mutation.execute(undefined);
  await waitFor(() => expect(visibility()).toBe('visible'));
  write.release();
  await writing;
  await waitFor(() => expect(visibility()).toBe('hidden'));
});
