import { configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { AdminContext, memoryStore } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { i18nProvider } from '../i18n/i18nProvider';
import { Toasts } from '../layout/Toasts';
import { dataProvider } from '../providers/dataProvider';
import { queryClient } from '../providers/queries';
import { darkTheme, lightTheme } from '../theme/theme';

configure({ asyncUtilTimeout: 15_000 });

/** A part of the console as the admin has it, without the layout around it. */
export function renderConsole(part: ReactNode) {
  queryClient.clear();
  render(
    <MemoryRouter>
      <AdminContext
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
