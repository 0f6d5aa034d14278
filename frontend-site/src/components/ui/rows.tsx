import { Box } from '@chakra-ui/react';
import { memo, type ReactNode, startTransition, useEffect, useState } from 'react';

interface RowProps<Item> {
  item: Item;
  /** The same function from render to render: another one renders every row again. */
  row: (item: Item) => ReactNode;
}

interface RowsProps<Item> extends Pick<RowProps<Item>, 'row'> {
  items: readonly Item[];
  /** How many are rendered in one piece. */
  atOnce: number;
}

/**
 * The browser styles and lays out only the rows that are near what is seen, also when a dialog opens above all of them. The space
 * around a row is for outlines, which end where it ends.
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

/** A long list, rendered some rows at a time, so that a phone answers in between; a row only again when it changes. */
export function Rows<Item extends { id: number }>({ items, atOnce, row }: RowsProps<Item>) {
  const [shown, setShown] = useState(atOnce);
  const isCut = shown < items.length;
  useEffect(() => {
    if (isCut) startTransition(() => setShown(shown + atOnce));
  }, [isCut, shown, atOnce]);
  return items.slice(0, shown).map((item) => <Row key={item.id} item={item} row={row} />);
}
