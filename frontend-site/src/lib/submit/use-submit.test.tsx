import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { renderHookOnSite, renderOnSite } from '../../test/render';
import { ApiError } from '../api-error';
import { noteMissingChunks } from '../reload-on-missing-chunk';
import { keepDraft, readDraft } from './draft';
import { useSubmit } from './use-submit';

const FAILED = { title: 'Not saved', description: 'Please try again.' };
const RELOAD = { title: 'Please load this page again', label: 'Load again' };
const refusal = (status: number, message: string) => new ApiError(status, message, { message });

/** Answers when the test says so. */
function heldCall() {
  const answers: { resolve: (answer: string) => void; reject: (error: unknown) => void }[] = [];
  const keys: string[] = [];
  const send = (_: string, key: string) => {
    keys.push(key);
    return new Promise<string>((resolve, reject) => answers.push({ resolve, reject }));
  };
  return { send, answers, keys };
}

describe('a submit', () => {
  it('is sent once, however often the button is pressed', async () => {
    const { send, answers, keys } = heldCall();
    const { result } = renderHook(() => useSubmit({ send }));
    let second: Promise<boolean> | undefined;
    await act(async () => {
      void result.current.submit('hello');
      second = result.current.submit('hello');
      await second;
    });
    expect(keys).toHaveLength(1);
    expect(await second).toBe(false);
    expect(result.current.isPending).toBe(true);
    await act(async () => answers[0]?.resolve('done'));
    expect(result.current.isPending).toBe(false);
    expect(result.current.output).toBe('done');
  });

  it('keeps its key for a retry, and takes a new one once it was accepted', async () => {
    const keys: string[] = [];
    let works = false;
    const send = async (_: string, key: string) => {
      keys.push(key);
      if (!works) throw refusal(500, 'down');
    };
    const { result } = renderHook(() => useSubmit({ send }));
    await act(() => result.current.submit('hello'));
    works = true;
    await act(() => result.current.submit('hello'));
    await act(() => result.current.submit('hello'));
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[1]);
  });

  it('takes a new key when the content changed', async () => {
    const keys: string[] = [];
    const send = async (_: string, key: string) => {
      keys.push(key);
      throw refusal(500, 'down');
    };
    const { result } = renderHook(() => useSubmit({ send }));
    await act(() => result.current.submit('hello'));
    await act(() => result.current.submit('hello again'));
    expect(keys[1]).not.toBe(keys[0]);
  });

  it('says the reason of a refusal', async () => {
    const send = () => Promise.reject(refusal(409, 'Somebody was quicker.'));
    const { result } = renderHookOnSite(() => useSubmit({ send, failed: FAILED }));
    await act(() => result.current.submit());
    expect(await screen.findByText('Somebody was quicker.')).toBeTruthy();
  });

  it('says its own words when the server broke', async () => {
    const send = () => Promise.reject(refusal(500, 'Internal server error'));
    const { result } = renderHookOnSite(() => useSubmit({ send, failed: FAILED }));
    await act(() => result.current.submit());
    expect(await screen.findByText('Please try again.')).toBeTruthy();
    expect(screen.queryByText('Internal server error')).toBeNull();
  });

  it('takes back what it said of a failure once it is tried again', async () => {
    const { send, answers } = heldCall();
    const { result } = renderHookOnSite(() => useSubmit({ send, failed: FAILED }));
    const attempt = () => act(async () => void result.current.submit('hello'));
    await attempt();
    await act(async () => answers[0]?.reject(refusal(500, 'down')));
    expect(await screen.findByText(FAILED.title)).toBeTruthy();
    await attempt();
    expect(screen.queryByText(FAILED.title)).toBeNull();
    await act(async () => answers[1]?.resolve('done'));
  });

  it('leaves the telling to a screen that shows the refusal itself', async () => {
    const send = () => Promise.reject(refusal(409, 'Somebody was quicker.'));
    const onRefused = vi.fn<() => boolean>(() => true);
    const { result } = renderHookOnSite(() => useSubmit({ send, failed: FAILED, onRefused }));
    await act(() => result.current.submit());
    expect(onRefused).toHaveBeenCalledOnce();
    expect(screen.queryByText('Not saved')).toBeNull();
  });

  it('tells itself what such a screen can no longer show, as it was closed meanwhile', async () => {
    const { send, answers } = heldCall();
    function Form() {
      const { submit } = useSubmit({ send, failed: FAILED, onRefused: () => true });
      return <button onClick={() => void submit('hello')}>Send</button>;
    }
    const { rerender } = renderOnSite(<Form />);
    act(() => screen.getByRole('button', { name: 'Send' }).click());
    rerender(<p>Elsewhere</p>);
    await act(async () => answers[0]?.reject(refusal(409, 'Somebody was quicker.')));
    expect(await screen.findByText('Somebody was quicker.')).toBeTruthy();
  });

  it('closes its form, unless that was given up meanwhile', async () => {
    const { send, answers } = heldCall();
    const leave = vi.fn<() => void>();
    const { result, unmount } = renderHook(() => useSubmit({ send, leave }));
    const first = result.current.submit('hello');
    await act(async () => {
      answers[0]?.resolve('done');
      await first;
    });
    expect(leave).toHaveBeenCalledOnce();
    const second = result.current.submit('hello again');
    unmount();
    answers[1]?.resolve('done');
    expect(await second).toBe(true);
    expect(leave).toHaveBeenCalledOnce();
  });

  it('drops the draft when accepted, and only then', async () => {
    keepDraft('letter', { text: 'Dear' });
    let works = false;
    const send = async () => {
      if (!works) throw refusal(500, 'down');
    };
    const { result } = renderHook(() => useSubmit({ send, draft: 'letter' }));
    await act(() => result.current.submit());
    expect(readDraft('letter', { text: '' })).toEqual({ text: 'Dear' });
    works = true;
    await act(() => result.current.submit());
    expect(readDraft('letter', { text: '' })).toEqual({ text: '' });
  });

  it('asks before the page is left while it is under way', async () => {
    const { send, answers } = heldCall();
    const { result } = renderHook(() => useSubmit({ send }));
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(leave()).toBe(false);
    act(() => void result.current.submit('hello'));
    expect(leave()).toBe(true);
    await act(async () => answers[0]?.resolve('done'));
    await waitFor(() => expect(leave()).toBe(false));
  });

  it('is over only once what is shown is fresh', async () => {
    const order: string[] = [];
    const settle = async () => void order.push('fresh');
    const onDone = () => void order.push('done');
    const { result } = renderHook(() => useSubmit({ send: () => Promise.resolve('x'), settle, onDone }));
    await act(() => result.current.submit());
    expect(order).toEqual(['fresh', 'done']);
  });
});

describe('a submit whose own code is gone, as a new version went live', () => {
  beforeAll(noteMissingChunks);

  /** Raises the event as Vite does. */
  const missingFile = () => {
    const payload = new TypeError('Failed to fetch dynamically imported module');
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
    return payload;
  };
  const submitTo = async (failed?: typeof FAILED) => {
    const send = () => Promise.reject(missingFile());
    const { result } = renderHookOnSite(() => useSubmit({ send, failed }));
    await act(() => result.current.submit());
  };

  it.each([
    ['whatever else would be said', FAILED],
    ['also where the screen tells of failures itself', undefined],
  ])('says to load the page again, %s', async (_where, failed) => {
    await submitTo(failed);
    expect(await screen.findByText(RELOAD.title)).toBeTruthy();
    expect(screen.getByRole('button', { name: RELOAD.label })).toBeTruthy();
    expect(screen.queryByText(FAILED.title)).toBeNull();
  });

  it('has failed as ever without a line, where loading the page again would take everything away', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await submitTo(FAILED);
    expect(await screen.findByText(FAILED.title)).toBeTruthy();
    expect(screen.queryByText(RELOAD.title)).toBeNull();
  });
});
