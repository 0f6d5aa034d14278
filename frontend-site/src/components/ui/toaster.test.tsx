import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toast } from '../../lib/toast';
import { renderOnSite } from '../../test/render';
import { TEXTS } from './ui.texts';

afterEach(() => vi.useRealTimers());

const FIRST = 'Photo Updated';
const SECOND = 'Profile Updated';
const show = (title: string) => act(async () => toast({ title }));
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Shows the first toast, with the focus on its button. */
async function focusFirst() {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  renderOnSite(null);
  await show(FIRST);
  const dismiss = await screen.findByRole('button', { name: TEXTS.dismiss });
  act(() => dismiss.focus());
  return dismiss;
}

describe('a toast', () => {
  it('stays while it has the focus', async () => {
    await focusFirst();
    await wait(6000);
    expect(screen.getByText(FIRST)).toBeTruthy();
  });

  it.each([
    ['was dismissed by the keyboard', (dismiss: HTMLElement) => act(() => dismiss.click())],
    ['was replaced while it had the focus', () => undefined],
  ])('goes after five seconds, also where the one before %s', async (_, leave) => {
    leave(await focusFirst());
    await show(SECOND);
    expect(await screen.findByText(SECOND)).toBeTruthy();
    expect(screen.queryByText(FIRST)).toBeNull();
    await wait(4000);
    expect(screen.getByText(SECOND)).toBeTruthy();
    await wait(1500);
    expect(screen.queryByText(SECOND)).toBeNull();
  });
});
