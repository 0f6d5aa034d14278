import CssBaseline from '@mui/material/CssBaseline';
import { AdminContext, CoreAdminUI, CustomRoutes, Resource } from 'react-admin';
import { BrowserRouter, Navigate, Route } from 'react-router-dom';
import { useEffect } from 'react';
import { BRAND } from './brand';
import { HomePage } from './home/HomePage';
import { ConsoleLayout } from './layout/ConsoleLayout';
import { NotFound } from './layout/NotFound';
import { PageError } from './layout/PageError';
import { Toasts } from './layout/Toasts';
import { PATHS } from './paths';
import { dataProvider } from './providers/dataProvider';
import { queryClient } from './providers/queries';
import { consoleStore } from './providers/store';
import { applications } from './resources/applications';
import { auditLog } from './resources/audit-log';
import { bookings } from './resources/bookings';
import { BookingPage } from './resources/bookings/BookingPage';
import { MORE_LISTS } from './resources/lists';
import { mailQueue } from './resources/mail-queue';
import { SecurityPage } from './resources/security/SecurityPage';
import { users } from './resources/users';
import { authProvider } from './session/authProvider';
import { SessionGate } from './session/SessionGate';
import { startSession } from './session/session';
import { darkTheme, lightTheme } from './theme/theme';

const store = consoleStore();

export function App() {
  useEffect(startSession, []);
  return (
    <BrowserRouter basename="/admin">
      <AdminContext
        dataProvider={dataProvider}
        authProvider={authProvider}
        queryClient={queryClient}
        store={store}
        theme={lightTheme}
        darkTheme={darkTheme}
      >
        <CssBaseline enableColorScheme />
        <SessionGate>
          <CoreAdminUI
            title={`${BRAND.name} ${BRAND.product}`}
            disableTelemetry
            layout={ConsoleLayout}
            dashboard={HomePage}
            catchAll={NotFound}
            error={PageError}
            loginPage={false}
            authCallbackPage={false}
          >
            <Resource {...users} />
            <Resource {...applications} />
            <Resource {...bookings} />
            {MORE_LISTS.map((list) => (
              <Resource key={list.name} {...list} />
            ))}
            <Resource {...mailQueue} />
            <Resource {...auditLog} />
            <CustomRoutes>
              <Route path="/users" element={<Navigate to={PATHS.users} replace />} />
              <Route path={`${PATHS.bookings}/:id`} element={<BookingPage />} />
              <Route path={PATHS.security} element={<SecurityPage />} />
            </CustomRoutes>
          </CoreAdminUI>
          <Toasts />
        </SessionGate>
      </AdminContext>
    </BrowserRouter>
  );
}
