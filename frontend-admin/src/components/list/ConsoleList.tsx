import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Breakpoint, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FilterLiveForm, ListBase, type SortPayload } from 'react-admin';
import type { Records, ResourceName } from '../../providers/resources';
import { ExportButton } from './ExportButton';
import { ListBody } from './ListBody';
import { ListPager } from './ListPager';
import { SortSelect } from './SortSelect';

interface ConsoleListProps {
  resource: ResourceName;
  sort: SortPayload;
  perPage?: number;
  /** What is shown at first; the person may change it. */
  filter?: Record<string, string>;
  /** The inputs that narrow the list. */
  filters?: ReactNode;
  /** Fields by which cards can be ordered; a table is ordered by its headings. */
  orders?: readonly string[];
  /** The columns of the table. */
  children: ReactNode;
  /** One record where there is no room for a table. */
  card: ReactNode;
  /** What can be done with the rows that are ticked. */
  selectionBar?: ReactNode;
  /** From this width on the rows stand in a table; below they are cards. */
  tableFrom?: Breakpoint;
  /** A list beside others on one page keeps its page and filters out of the address. */
  isPart?: boolean;
}

/** A list that pages, sorts and filters on the server, with its loading, empty and failed states. */
export function ConsoleList(props: ConsoleListProps) {
  const { resource, sort, perPage = 25, filter, filters, orders = [], children, card } = props;
  const { selectionBar, tableFrom = 'md', isPart } = props;
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up(tableFrom), { noSsr: true });
  return (
    <ListBase<Records[ResourceName]>
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
        <FilterLiveForm debounce={false} formComponent={FilterForm}>
          {filters}
        </FilterLiveForm>
        {!isWide && <SortSelect fields={orders} />}
        <ExportButton />
      </Box>
      {selectionBar}
      <ListBody columns={children} card={card} filter={filter} isWide={isWide} />
      <ListPager />
    </ListBase>
  );
}

/** Its inputs stand in one line with what else there is above the list. */
function FilterForm(props: Omit<React.ComponentProps<'form'>, 'ref'>) {
  return <form {...props} style={{ display: 'contents' }} />;
}
