import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Breakpoint, Theme } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { isExportable, type ResourceName } from '../../providers/resources';
import { ExportButton } from './ExportButton';
import { Filters } from './Filters';
import { ListBody } from './ListBody';
import { ListPage } from './ListPage';
import { ListPager } from './ListPager';
import { SortSelect } from './SortSelect';
import type { ListPageOptions } from './useListPage';

interface ConsoleListProps extends ListPageOptions {
  resource: ResourceName;
  filters?: ReactNode;
  /** Fields by which cards can be sorted; tables are sorted by their headings. */
  orders?: readonly string[];
  children: ReactNode;
  /** Shows one record if there is no room for a table. */
  card: ReactNode;
  /** Bulk actions for the selected rows. */
  selectionBar?: ReactNode;
  /** From this width on a table is shown, below it cards. */
  tableFrom?: Breakpoint;
}

/** A list with paging, sorting and filters on the server, and with loading, empty and error states. */
export function ConsoleList(props: ConsoleListProps) {
  const { resource, sort, perPage, filter, filters, orders = [], children, card } = props;
  const { selectionBar, tableFrom = 'md', isPart } = props;
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up(tableFrom), { noSsr: true });
  const [clearings, setClearings] = useState(0);
  return (
    <ListPage resource={resource} sort={sort} perPage={perPage} filter={filter} isPart={isPart}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, marginBottom: 4, alignItems: 'flex-end' }}>
        {/* Clearing remounts the filters, because a half-typed address is in a field but not yet in a filter. */}
        <Filters key={clearings}>{filters}</Filters>
        <Order fields={orders} usual={sort} isTable={isWide} />
        {isExportable(resource) && <ExportButton />}
      </Box>
      {selectionBar}
      <ListBody
        columns={children}
        card={card}
        filter={filter}
        isWide={isWide}
        onClear={() => setClearings((count) => count + 1)}
      />
      <ListPager />
    </ListPage>
  );
}

/** Tables are sorted by their headings, unless the initial order has no heading. */
function Order({ isTable, ...order }: React.ComponentProps<typeof SortSelect> & { isTable: boolean }) {
  if (isTable && order.fields.includes(order.usual.field)) return null;
  return <SortSelect {...order} />;
}
