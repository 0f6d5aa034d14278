// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { ApplicationQueue } from '../../resources/applications/ApplicationQueue';
import { UserList } from '../../resources/users/UserList';
import { serve, type Answer } from '../../test/fakeServer';
import { renderConsole } from '../../test/renderConsole';

afterEach(cleanup);

const TOTAL = 60;
const pageOf = (page: number): Answer => ({
  body: [
    {
      id: page,
      firstName: `Ada${page}`,
      lastName: 'Lowe',
      email: `ada${page}@example.org`,
      createdAt: '2026-11-20T10:15:00.000Z',
      services: [],
      hourlyRate: '25.00',
      bio: '',
    },
  ],
  headers: { 'x-total-count': String(TOTAL) },
});

function Address() {
  return <output aria-label="Address">{useLocation().search}</output>;
}

/** Opens a list whose second page gives this response. */
function open(list: React.ReactNode, second: () => Answer) {
  const calls = serve(({ path, query }) => {
    if (path.endsWith('/checks')) return { body: [] };
    return query.page === 2 ? second() : pageOf(Number(query.page));
  });
  const user = renderConsole(
    <>
      {list}
      <Address />
    </>,
  );
  return { calls, user };
}

test.each([
  ['Users', UserList],
  ['Cleaner applications', ApplicationQueue],
])('a page of %s that can’t be loaded says so and stays, until it can', async (name, List) => {
  let second: Answer = { status: 500 };
  const { user } = open(<List />, () => second);
  await screen.findAllByText('Ada1 Lowe');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByText(`${name} could not be loaded`);
  expect(screen.getByLabelText('Address').textContent).toContain('page=2');
  expect(screen.queryByText(/Ada1 Lowe/)).toBeNull();
  second = pageOf(2);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByText('Ada2 Lowe')).toBeDefined();
  expect(screen.queryByText(`${name} could not be loaded`)).toBeNull();
});

test('a list at an address without filters opens, and takes one', async () => {
  const calls = serve(() => pageOf(1));
  const user = renderConsole(<UserList />, '/?page=1&perPage=25&sort=id&order=ASC');
  await screen.findByText('Ada1 Lowe');
  await user.selectOptions(screen.getByLabelText('Type'), 'cleaner');
  await waitFor(() => expect(calls.at(-1)?.query).toMatchObject({ userType: 'cleaner', order: 'ASC' }));
});

test('from a page that can’t be loaded there is a way back to the one before', async () => {
  const { user } = open(<UserList />, () => ({ status: 500 }));
  await screen.findByText('Ada1 Lowe');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByText('Users could not be loaded');
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(await screen.findByText('Ada1 Lowe')).toBeDefined();
});

test('a server that does not answer for a moment is asked once more', async () => {
  const answers: Answer[] = [{ status: 503 }, pageOf(2)];
  const { user, calls } = open(<UserList />, () => answers.shift() ?? { status: 500 });
  await screen.findByText('Ada1 Lowe');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Ada2 Lowe')).toBeDefined();
  expect(calls.map(({ query }) => query.page)).toEqual([1, 2, 2]);
});

test('a page after the last one leads to the last', async () => {
  const empty = { body: [], headers: { 'x-total-count': '20' } };
  const { user } = open(<UserList />, () => empty);
  await screen.findByText('Ada1 Lowe');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(screen.getByLabelText('Address').textContent).toContain('page=1'));
  expect(await screen.findByText('Ada1 Lowe')).toBeDefined();
});

test('an address that names a filter and a page after its last one shows the rows that there are, and Back leads past it', async () => {
  const calls = serve(({ query }) => ({
    body: query.page === 1 ? pageOf(1).body : [],
    headers: { 'x-total-count': '1' },
  }));
  const filter = JSON.stringify({ userType: 'cleaner' });
  const address = `?${new URLSearchParams({ page: '9', perPage: '25', sort: 'id', order: 'ASC', filter })}`;
  function History() {
    const navigate = useNavigate();
    return (
      <>
        <button onClick={() => void navigate({ search: address })}>Open</button>
        <button onClick={() => void navigate(-1)}>Back</button>
      </>
    );
  }
  const user = renderConsole(
    <>
      <UserList />
      <Address />
      <History />
    </>,
  );
  await screen.findByText('Ada1 Lowe');
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await waitFor(() => expect(calls.at(-1)?.query).toMatchObject({ page: 1, userType: 'cleaner' }));
  expect(await screen.findByText('Ada1 Lowe')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe(''));
});
