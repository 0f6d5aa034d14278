import { createContext, use, type ReactNode } from 'react';
import { ListContextProvider, ResourceContextProvider } from 'react-admin';
import type { ResourceName, Records } from '../../providers/resources';
import { DialogHost } from '../DialogHost';
import { useListPage, type ListPageOptions } from './useListPage';

interface ListPageProps extends ListPageOptions {
  resource: ResourceName;
  children: ReactNode;
}

const FetchedAtContext = createContext(0);

/** When the open page was last fetched, in milliseconds. */
export const useFetchedAt = () => use(FetchedAtContext);

/** Provides the open page of a list to its children, and a place for dialogs outside the rows that open them. */
export function ListPage({ children, ...options }: ListPageProps) {
  const list = useListPage<Records[ResourceName]>(options);
  return (
    <ResourceContextProvider value={options.resource}>
      <ListContextProvider value={list}>
        <FetchedAtContext value={list.fetchedAt}>
          <DialogHost>{children}</DialogHost>
        </FetchedAtContext>
      </ListContextProvider>
    </ResourceContextProvider>
  );
}
