import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderOnSite } from '../../test/render';
import { scrollTo, watchScrolling } from '../../test/scrolling';
import { MoreOnScroll } from './more-on-scroll';

const onMore = vi.fn<() => void>();
const show = (state: { isLoading?: boolean; isFailed?: boolean } = {}) =>
  renderOnSite(
    <MoreOnScroll isLoading={false} isFailed={false} {...state} onMore={onMore} loadingLabel="Loading...">
      Show earlier
    </MoreOnScroll>,
  );

beforeEach(() => {
  onMore.mockClear();
  watchScrolling();
});

describe('where a list goes on', () => {
  it('asks for more once it is scrolled to', () => {
    show();
    expect(onMore).not.toHaveBeenCalled();
    act(scrollTo);
    expect(onMore).toHaveBeenCalledOnce();
  });

  it('can be pressed, and keeps the focus while more is on its way', async () => {
    const { rerender } = show();
    const button = screen.getByRole('button', { name: 'Show earlier' });
    await userEvent.click(button);
    expect(onMore).toHaveBeenCalledOnce();
    rerender(
      <MoreOnScroll isLoading isFailed={false} onMore={onMore} loadingLabel="Loading...">
        Show earlier
      </MoreOnScroll>,
    );
    expect(screen.getByRole('button', { name: 'Loading...' })).toBe(document.activeElement);
    act(scrollTo);
    await userEvent.click(button);
    expect(onMore).toHaveBeenCalledOnce();
  });

  it('waits for a press after a failure', async () => {
    show({ isFailed: true });
    act(scrollTo);
    expect(onMore).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Show earlier' }));
    expect(onMore).toHaveBeenCalledOnce();
  });
});
