// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { askForCode, loadCode } from './loadCode';

afterEach(() => vi.unstubAllGlobals());

test('where storage is forbidden, code that can’t be fetched is said to be missing: nothing would end the reloading', async () => {
  const forbidden = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden });
  await expect(loadCode(() => Promise.reject(new TypeError('gone')))).rejects.toThrow('gone');
});

test('code that is missing after a reload reloads the page again only when somebody asks for it', async () => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { ...window.location, reload });
  const missing = () => Promise.reject(new TypeError('gone'));
  void loadCode(missing);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  await expect(loadCode(missing)).rejects.toThrow('gone');
  expect(reload).toHaveBeenCalledOnce();
  askForCode();
  void loadCode(missing);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
});
