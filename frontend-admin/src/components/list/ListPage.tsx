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

/** Gives the open page of a list to what is in it, and a place above the rows to the dialogs that they open. */
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
