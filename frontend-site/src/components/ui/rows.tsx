import { Box } from '@chakra-ui/react';
import { memo, type ReactNode, startTransition, useEffect, useState } from 'react';

interface RowProps<Item> {
  item: Item;
  /** Must be the same function from render to render, because another one renders every row again. */
  row: (item: Item) => ReactNode;
}

interface RowsProps<Item> extends Pick<RowProps<Item>, 'row'> {
  items: readonly Item[];
  /** How many rows are rendered in one piece. */
  atOnce: number;
}

/**
 * The browser styles and lays out only the rows near the visible part, even when a dialog opens above all of them. The
 * space around a row is for outlines, which would be clipped at its edge.
 */
const SKIPPED_FAR_AWAY = {
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 16rem',
  padding: '1',
  margin: '-1',
};

function AnyRow<Item>({ item, row }: RowProps<Item>) {
  return <Box css={SKIPPED_FAR_AWAY}>{row(item)}</Box>;
}
const Row = memo(AnyRow) as typeof AnyRow;

/**
 * A long list, rendered a few rows at a time, so that a phone responds in between. A row is rendered again only when it
 * changes.
 */
export function Rows<Item extends { id: number }>({ items, atOnce, row }: RowsProps<Item>) {
  const [shown, setShown] = useState(atOnce);
  const isCut = shown < items.length;
  useEffect(() => {
    if (isCut) startTransition(() => setShown(shown + atOnce));
  }, [isCut, shown, atOnce]);
  return items.slice(0, shown).map((item) => <Row key={item.id} item={item} row={row} />);
}
