// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { loadCode } from './loadCode';

afterEach(() => vi.unstubAllGlobals());

test('where storage is forbidden, code that can’t be fetched is said to be missing: nothing would end the reloading', async () => {
  const forbidden = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden });
  await expect(loadCode(() => Promise.reject(new TypeError('gone')))).rejects.toThrow('gone');
});
