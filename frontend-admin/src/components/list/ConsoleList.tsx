import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Breakpoint, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { ListBase, type SortPayload } from 'react-admin';
import type { Records, ResourceName } from '../../providers/resources';
import { FilterChanges } from './FilterChanges';
import { ExportButton } from './ExportButton';
import { ListBody } from './ListBody';
import { ListPager } from './ListPager';
import { SortSelect } from './SortSelect';
import type { Column, EmptyText } from './types';

interface ConsoleListProps<Name extends ResourceName> {
  resource: Name;
  /** What the rows are, in the plural: names the table and its pages for assistive technology. */
  label: string;
  sort: SortPayload;
  perPage?: number;
  /** What is shown at first; the person may change it. */
  filter?: Record<string, string>;
  columns: readonly Column<Records[Name]>[];
  card: (record: Records[Name]) => ReactNode;
  empty: EmptyText;
  toolbar?: ReactNode;
  /** What can be done with the rows that are ticked. */
  selectionBar?: ReactNode;
  /** From this width on the rows stand in a table; below they are cards. */
  tableFrom?: Breakpoint;
  /** A list beside others on one page keeps its page and filters out of the address. */
  isPart?: boolean;
}

/** A list that pages, sorts and filters on the server, with its loading, empty and failed states. */
export function ConsoleList<Name extends ResourceName>(props: ConsoleListProps<Name>) {
  const {
    resource,
    label,
    sort,
    perPage = 25,
    filter,
    columns,
    card,
    empty,
    toolbar,
    selectionBar,
    tableFrom = 'md',
    isPart,
  } = props;
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up(tableFrom), { noSsr: true });
  return (
    <ListBase<Records[Name]>
      resource={resource}
      sort={sort}
      perPage={perPage}
      filterDefaultValues={filter}
      storeKey={false}
      exporter={false}
      disableSyncWithLocation={isPart}
      // The list shows its own failure, with a way to try again.
      queryOptions={{ onError: () => undefined }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, marginBottom: 4, alignItems: 'flex-end' }}>
        <FilterChanges>{toolbar}</FilterChanges>
        {!isWide && <SortSelect columns={columns} />}
        <ExportButton label={label} />
      </Box>
      {selectionBar}
      <ListBody label={label} columns={columns} card={card} empty={empty} filter={filter} isWide={isWide} />
      <ListPager label={label} />
    </ListBase>
  );
}
