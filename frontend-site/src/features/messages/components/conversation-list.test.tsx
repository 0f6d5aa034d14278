import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderOnSite } from '../../../test/render';
import { scrollTo, watchScrolling } from '../../../test/scrolling';
import type { InboxEntry } from '../inbox-entries';
import { TEXTS } from '../messages.texts';
import { ConversationList } from './conversation-list';

const loadMore = vi.fn<() => void>();
const ALL = { hasMore: false, isLoadingMore: false, isError: false, loadMore };

function show(count: number, { pages = ALL, side = 'customer' as 'customer' | 'cleaner' } = {}) {
  const entries = Array.from({ length: count }, (_, index): InboxEntry => ({
    key: `1-${index + 2}`,
    otherUserId: index + 2,
    name: `Person ${index}`,
    photo: null,
    userType: 'cleaner',
    preview: 'Hello',
    time: '2026-11-20T10:00:00.000Z',
    unread: 0,
    contact: 'open',
  }));
  return renderOnSite(
    <ConversationList
      entries={entries}
      pages={pages}
      selected={undefined}
      hrefFor={(key) => `/messages/${key}`}
      texts={TEXTS[side]}
    />,
  );
}

const lines = () => screen.getAllByRole('link').length;

beforeEach(() => {
  loadMore.mockClear();
  watchScrolling();
});

describe('an inbox without conversations', () => {
  it.each(['customer', 'cleaner'] as const)('tells a %s in their own words how the first begins', (side) => {
    show(0, { side });
    const { title, description } = TEXTS[side].none;
    expect(screen.getByText(title)).toBeTruthy();
    expect(screen.getByText(description)).toBeTruthy();
  });

  it('speaks to cleaners about customers, not about booking', () => {
    expect(TEXTS.cleaner.none.description).not.toBe(TEXTS.customer.none.description);
  });
});

describe('an inbox with many conversations', () => {
  it('shows some at a time, then asks for the next page', async () => {
    show(60, { pages: { ...ALL, hasMore: true } });
    expect(lines()).toBe(25);
    act(scrollTo);
    expect(lines()).toBe(50);
    await userEvent.click(screen.getByRole('button', { name: TEXTS.inbox.more }));
    expect(lines()).toBe(60);
    expect(loadMore).not.toHaveBeenCalled();
    act(scrollTo);
    expect(loadMore).toHaveBeenCalledOnce();
  });

  it('ends where all are shown', () => {
    show(25);
    expect(lines()).toBe(25);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is searched whole, also where it is not read whole yet', async () => {
    show(60, { pages: { ...ALL, hasMore: true } });
    await userEvent.type(screen.getByRole('searchbox'), 'person 59');
    expect(lines()).toBe(1);
    await userEvent.type(screen.getByRole('searchbox'), '9');
    act(scrollTo);
    expect(loadMore).toHaveBeenCalled();
    expect(screen.queryByText(TEXTS.inbox.nobody)).toBeNull();
  });
});
