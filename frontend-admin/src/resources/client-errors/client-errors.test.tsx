// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { afterEach, expect, test } from 'vitest';
import { listOf, serve } from '../../test/fakeServer';
import { renderConsole } from '../../test/renderConsole';
import { ContactMessages } from '../enquiries/ContactMessages';
import { ClientErrors } from './ClientErrors';

afterEach(cleanup);

test('an error of a page shows what failed, where and how often, and offers no spreadsheet that there is not', async () => {
  const error = {
    id: 1,
    app: 'site',
    part: 'bell',
    path: '/bookings/:id',
    message: 'items is not iterable',
    stack: 'at Bell (/assets/bell.js:1:2)',
    userAgent: 'Firefox',
    occurrences: 3,
    firstSeenAt: '2026-11-20T10:00:00.000Z',
    lastSeenAt: '2026-11-20T10:00:00.000Z',
  };
  serve(() => listOf([error]));
  renderConsole(
    <ResourceContextProvider value="client-errors">
      <ClientErrors />
    </ResourceContextProvider>,
  );
  expect(await screen.findByText('items is not iterable')).toBeDefined();
  for (const text of ['/bookings/:id', /Site, bell/, /\b3\b/, 'Where in the code'])
    expect(screen.getByText(text)).toBeDefined();
  expect(screen.queryByRole('button', { name: /Export/ })).toBeNull();
});

test('a list with a spreadsheet offers it', async () => {
  serve(() => listOf([]));
  renderConsole(<ContactMessages />);
  expect(await screen.findByRole('button', { name: /Export/ })).toBeDefined();
});
