import { configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { AdminContext, memoryStore } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { i18nProvider } from '../i18n/i18nProvider';
import { Toasts } from '../layout/Toasts';
import { dataProvider } from '../providers/dataProvider';
import { queryClient } from '../providers/queries';
import { authProvider } from '../session/authProvider';
import { darkTheme, lightTheme } from '../theme/theme';

configure({ asyncUtilTimeout: 15_000 });

/**
 * Renders part of the console at an address, as the gate does for a signed-in admin, without another check of the
 * session.
 */
export function renderConsole(part: ReactNode, path = '/') {
  queryClient.clear();
  render(
    <MemoryRouter initialEntries={[path]}>
      <AdminContext
        authProvider={authProvider}
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        queryClient={queryClient}
        store={memoryStore()}
        theme={lightTheme}
        darkTheme={darkTheme}
      >
        {part}
        <Toasts />
      </AdminContext>
    </MemoryRouter>,
  );
  return userEvent.setup();
}
