import { type ReactNode, type RefObject } from 'react';
import { Button, type ButtonProps } from '../components/ui/button';
import { useFocusOnMore } from '../components/ui/use-focus-on-more';
import type { Paged } from './use-pages';

interface LoadMoreProps extends Omit<ButtonProps, 'loading' | 'onClick'> {
  pages: Pick<Paged<unknown>, 'hasMore' | 'isLoadingMore' | 'loadMore'>;
  /** The element whose children are the items. */
  list: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** The button below a list that is read page by page, as long as there is more. The focus moves to the first new item. */
export function LoadMore({ pages, list, children, ...look }: LoadMoreProps) {
  const goOnFromHere = useFocusOnMore(list, 'item');
  if (!pages.hasMore) return null;
  const ask = () => {
    goOnFromHere();
    pages.loadMore();
  };
  return (
    <Button variant="outline" alignSelf="center" {...look} loading={pages.isLoadingMore} onClick={ask}>
      {children}
    </Button>
  );
}
