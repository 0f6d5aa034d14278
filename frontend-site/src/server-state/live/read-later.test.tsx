import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readLater } from './read-later';

const show = (visibilityState: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('a tab that is looked at reads after a random share of the wait', () => {
  const read = vi.fn<() => void>();
  readLater(read, 10_000);
  vi.advanceTimersByTime(4900);
  expect(read).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(read).toHaveBeenCalledOnce();
});

it('a tab that nobody looks at reads once it is shown, and only once', () => {
  show('hidden');
  const read = vi.fn<() => void>();
  readLater(read, 10_000);
  vi.advanceTimersByTime(60_000);
  expect(read).not.toHaveBeenCalled();
  show('visible');
  show('hidden');
  show('visible');
  expect(read).toHaveBeenCalledOnce();
});

it('what was given up is read no more', () => {
  show('hidden');
  const read = vi.fn<() => void>();
  const giveUp = readLater(read, 10_000);
  vi.advanceTimersByTime(20_000);
  giveUp();
  show('visible');
  expect(read).not.toHaveBeenCalled();
});
