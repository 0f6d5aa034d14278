// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { AdminContext, memoryStore, usePermissions } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { authProvider } from '../session/authProvider';
import { dataProvider } from './dataProvider';
import { queryClient } from './queries';

afterEach(cleanup);

const seen: boolean[] = [];

function Asking() {
  seen.push(usePermissions().isPending);
  return <p>asked</p>;
}

test('react-admin never waits for permissions, after which it would render everything once more', async () => {
  render(
    <MemoryRouter>
      <AdminContext
        authProvider={authProvider}
        dataProvider={dataProvider}
        queryClient={queryClient}
        store={memoryStore()}
      >
        <Asking />
      </AdminContext>
    </MemoryRouter>,
  );
  expect(await screen.findByText('asked')).toBeTruthy();
  expect(new Set(seen)).toEqual(new Set([false]));
});
