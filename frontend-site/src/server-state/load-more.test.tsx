import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderOnSite } from '../test/render';
import { LoadMore } from './load-more';

const loadMore = vi.fn<() => void>();

interface ListProps {
  items: number;
  hasMore?: boolean;
  isLoadingMore?: boolean;
}

function List({ items, hasMore = true, isLoadingMore = false }: ListProps) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
      <ul ref={list}>
        {Array.from({ length: items }, (_, index) => (
          <li key={index}>Item {index + 1}</li>
        ))}
      </ul>
      <LoadMore pages={{ hasMore, isLoadingMore, loadMore }} list={list}>
        Load more
      </LoadMore>
      <button type="button">Elsewhere</button>
    </>
  );
}

const button = () => screen.getByRole('button', { name: 'Load more' });
const focused = () => document.activeElement?.textContent;

/** Renders the next state; the observers of the list are told afterwards. */
async function show(rerender: ReturnType<typeof renderOnSite>['rerender'], props: ListProps) {
  await act(async () => rerender(<List {...props} />));
}

describe('the button below a list', () => {
  beforeEach(() => loadMore.mockClear());

  it('asks for more and leads to the first of what came, however late and slowly it is rendered', async () => {
    const { rerender } = renderOnSite(<List items={2} />);
    await userEvent.click(button());
    expect(loadMore).toHaveBeenCalledOnce();
    await show(rerender, { items: 2, isLoadingMore: true });
    await show(rerender, { items: 2 });
    expect(document.activeElement).toBe(button());
    await show(rerender, { items: 3 });
    expect(focused()).toBe('Item 3');
    await show(rerender, { items: 4 });
    expect(focused()).toBe('Item 3');
  });

  it('leads there as well where pressing a button does not focus it', async () => {
    const { rerender } = renderOnSite(<List items={2} />);
    await userEvent.click(button());
    act(() => button().blur());
    await show(rerender, { items: 3 });
    expect(focused()).toBe('Item 3');
  });

  it('leads there as well when nothing more is left', async () => {
    const { rerender } = renderOnSite(<List items={2} />);
    await userEvent.click(button());
    await show(rerender, { items: 4, hasMore: false });
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
    expect(focused()).toBe('Item 3');
  });

  it('leaves who went on elsewhere there', async () => {
    const { rerender } = renderOnSite(<List items={2} />);
    await userEvent.click(button());
    await show(rerender, { items: 2, isLoadingMore: true });
    await userEvent.click(screen.getByText('Elsewhere'));
    await show(rerender, { items: 4 });
    expect(focused()).toBe('Elsewhere');
  });

  it('moves nothing that nobody asked for', async () => {
    const { rerender } = renderOnSite(<List items={2} />);
    await show(rerender, { items: 4 });
    expect(document.activeElement).toBe(document.body);
  });
});
