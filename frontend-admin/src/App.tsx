import CssBaseline from '@mui/material/CssBaseline';
import { AdminContext, CoreAdminUI, CustomRoutes, Resource } from 'react-admin';
import { BrowserRouter, Navigate, Route, useParams } from 'react-router-dom';
import { useEffect } from 'react';
import { BRAND } from './brand';
import { i18nProvider } from './i18n/i18nProvider';
import { ConsoleLayout } from './layout/ConsoleLayout';
import { lazyPage } from './lazyPage';
import { NotFound } from './layout/NotFound';
import { PageError } from './layout/PageError';
import { Toasts } from './layout/Toasts';
import { BASE, FAILED_MAIL_PATH, PATHS } from './paths';
import { dataProvider } from './providers/dataProvider';
import { queryClient } from './providers/queries';
import { consoleStore } from './providers/store';
import { applications } from './resources/applications';
import { auditLog } from './resources/audit-log';
import { bookings } from './resources/bookings';
import { cases } from './resources/cases';
import { MORE_LISTS } from './resources/lists';
import { mailQueue } from './resources/mail-queue';
import { users } from './resources/users';
import { authProvider } from './session/authProvider';
import { SessionGate } from './session/SessionGate';
import { startSession } from './session/session';
import { darkTheme, lightTheme } from './theme/theme';

const store = consoleStore();
const HomePage = lazyPage(PATHS.users, async () => (await import('./home/HomePage')).HomePage);
const SecurityPage = lazyPage(
  PATHS.security,
  async () => (await import('./resources/security/SecurityPage')).SecurityPage,
);

export function App() {
  useEffect(startSession, []);
  return (
    <BrowserRouter basename={BASE}>
      <AdminContext
        dataProvider={dataProvider}
        authProvider={authProvider}
        i18nProvider={i18nProvider}
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
            <Resource {...cases} />
            {MORE_LISTS.map((list) => (
              <Resource key={list.name} {...list} />
            ))}
            <Resource {...mailQueue} />
            <Resource {...auditLog} />
            <CustomRoutes>
              <Route path="/users" element={<Navigate to={PATHS.users} replace />} />
              {/* Both lists are part of Security Status. */}
              <Route path="/audit-log" element={<Navigate to={PATHS.security} replace />} />
              <Route path="/mail-queue" element={<Navigate to={FAILED_MAIL_PATH} replace />} />
              <Route path={`${PATHS.bookings}/:id`} element={<BookingRedirect />} />
              <Route path={PATHS.security} element={<SecurityPage />} />
            </CustomRoutes>
          </CoreAdminUI>
          <Toasts />
        </SessionGate>
      </AdminContext>
    </BrowserRouter>
  );
}

/** Redirects the former address of a booking, which old links use. */
function BookingRedirect() {
  return <Navigate to={`${PATHS.bookings}/${useParams().id}/show`} replace />;
}
