// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveFile } from './saveFile';

const ADDRESS = 'blob:console/1';
const revoke = vi.fn<(address: string) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('URL', { createObjectURL: () => ADDRESS, revokeObjectURL: revoke });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('a file stays there until the browser has begun to save it', () => {
  const pressed: [string, string][] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function press(this: HTMLAnchorElement) {
    pressed.push([this.href, this.download]);
  });
  saveFile(new Blob(['a']), 'users.csv');
  expect(pressed).toEqual([[ADDRESS, 'users.csv']]);
  vi.advanceTimersByTime(5000);
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(revoke).toHaveBeenCalledExactlyOnceWith(ADDRESS);
});
