// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, ListContextProvider, useList, type RaRecord } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AuditLog } from '../../resources/audit-log/AuditLog';
import { PostingList } from '../../resources/postings/PostingList';
import { ReportQueue } from '../../resources/reviews/ReportQueue';
import { listOf, serve, type Call } from '../../test/fakeServer';
import { renderConsole } from '../../test/renderConsole';
import { DayInput } from './DayInput';
import { Filters } from './Filters';

let calls: Call[];
const asked = () => calls.map(({ query }) => query);
const first = { page: 1, perPage: 25 };

beforeEach(() => {
  calls = serve(() => listOf([]));
});
afterEach(cleanup);

test('filters become the query, and two in quick succession both count', async () => {
  const user = renderConsole(<PostingList />);
  await waitFor(() => expect(asked()).toEqual([{ ...first, sort: 'createdAt', order: 'DESC' }]));
  await user.selectOptions(screen.getByLabelText('State'), 'open');
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-20' } });
  await user.type(screen.getByLabelText('Search job postings'), ' oxford ');
  await waitFor(() =>
    expect(asked().at(-1)).toMatchObject({ status: 'open', from: '2026-11-20', search: 'oxford' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
  await waitFor(() => expect(asked().at(-1)).toEqual({ ...first, sort: 'createdAt', order: 'DESC' }));
  expect(screen.getByLabelText('Search job postings')).toHaveProperty('value', '');
});

test('a day of a year that is never asked for is said to be wrong once the field is left', async () => {
  const user = renderConsole(<PostingList />);
  await waitFor(() => expect(calls).toHaveLength(1));
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '0026-11-20' } });
  fireEvent.blur(screen.getByLabelText('From'));
  expect(screen.getByText('A year from 2020 to 2099.')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('State'), 'open');
  await user.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
  await waitFor(() => expect(screen.getByLabelText('From')).toHaveProperty('value', ''));
  expect(screen.queryByText('A year from 2020 to 2099.')).toBeNull();
});

function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  );
}

test('going back shows the filters of then, and the next one is added to those', async () => {
  const user = renderConsole(
    <>
      <PostingList />
      <Back />
    </>,
  );
  await user.selectOptions(screen.getByLabelText('State'), 'open');
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ status: 'open' }));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(screen.getByLabelText('State')).toHaveProperty('value', ''));
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-20' } });
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ from: '2026-11-20' }));
  expect(asked().at(-1)).not.toHaveProperty('status');
});

test('a search that waits for a pause in typing keeps the filter and the order chosen meanwhile', async () => {
  const user = renderConsole(<PostingList />);
  await waitFor(() => expect(calls).toHaveLength(1));
  fireEvent.change(screen.getByLabelText('Search job postings'), { target: { value: 'oxford' } });
  await user.selectOptions(screen.getByLabelText('State'), 'open');
  await user.selectOptions(screen.getByLabelText('Order'), 'createdAt ASC');
  await waitFor(() =>
    expect(asked().at(-1)).toMatchObject({ search: 'oxford', status: 'open', order: 'ASC' }),
  );
});

test('what is chosen before the list has rendered the choice before counts beside it', async () => {
  renderConsole(<PostingList />);
  await waitFor(() => expect(calls).toHaveLength(1));
  const choose = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  // Nothing is rendered before the end of this block.
  await act(async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    choose('Order', 'createdAt ASC');
    // react-admin's own hook changes the address one task later.
    vi.runAllTimers();
    choose('State', 'open');
    choose('From', '2026-11-20');
    vi.runAllTimers();
    vi.useRealTimers();
  });
  await waitFor(() =>
    expect(asked().at(-1)).toMatchObject({ order: 'ASC', status: 'open', from: '2026-11-20' }),
  );
});

/** A list that returns the filters it was given only when the test says so. */
function SlowList({ applied, told }: { applied: object; told: object[] }) {
  const list = useList<RaRecord>({ data: [], resource: 'postings' });
  const setFilters = (filters: object) => void told.push(filters);
  return (
    <ListContextProvider value={{ ...list, filterValues: applied, setFilters }}>
      <Filters>
        <DayInput source="from" />
        <DayInput source="to" />
      </Filters>
    </ListContextProvider>
  );
}

test('what was chosen stays, and counts, while the list is still at the choice before', () => {
  const told: object[] = [];
  const { container, rerender } = render(<SlowList applied={{}} told={told} />, { wrapper: AdminContext });
  const field = (name: string) => container.querySelector(`[name=${name}]`) ?? container;
  fireEvent.change(field('from'), { target: { value: '2026-11-01' } });
  fireEvent.change(field('to'), { target: { value: '2026-11-30' } });
  rerender(<SlowList applied={{ from: '2026-11-01' }} told={told} />);
  expect(field('to')).toHaveProperty('value', '2026-11-30');
  fireEvent.change(field('from'), { target: { value: '2026-11-02' } });
  expect(told.at(-1)).toEqual({ from: '2026-11-02', to: '2026-11-30' });
});

test('a year typed digit by digit is asked for when it is complete', () => {
  const told: object[] = [];
  const { container } = render(<SlowList applied={{}} told={told} />, { wrapper: AdminContext });
  const field = container.querySelector('[name=from]') ?? container;
  for (const value of ['0002-11-20', '0020-11-20', '0202-11-20', '2026-11-20']) {
    fireEvent.change(field, { target: { value } });
    expect(field).toHaveProperty('value', value);
  }
  expect(told).toEqual([{ from: '2026-11-20' }]);
});

test('a list opens with its own filter, and shows all once that is lifted', async () => {
  const user = renderConsole(<ReportQueue />);
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ resolved: 'false' }));
  expect(screen.getByLabelText('State')).toHaveProperty('value', 'false');
  await user.selectOptions(screen.getByLabelText('State'), '');
  await waitFor(() => expect(asked().at(-1)).not.toHaveProperty('resolved'));
});

test('clearing empties a field whose half of an address was never asked for', async () => {
  const user = renderConsole(<AuditLog />);
  await user.type(screen.getByLabelText('Done by'), 'ada@exa');
  await user.selectOptions(screen.getByLabelText('On'), 'booking');
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ targetType: 'booking' }));
  await user.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
  await waitFor(() => expect(asked().at(-1)).not.toHaveProperty('targetType'));
  expect(screen.getByLabelText('Done by')).toHaveProperty('value', '');
  expect(screen.getByLabelText('On')).toHaveProperty('value', '');
});

test('half an address is not asked for', async () => {
  const user = renderConsole(<AuditLog />);
  await waitFor(() => expect(calls).toHaveLength(1));
  const field = screen.getByLabelText('Done by');
  await user.type(field, 'ada@example');
  await user.type(field, '.org');
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ actorEmail: 'ada@example.org' }));
  expect(asked().filter((query) => 'actorEmail' in query)).toHaveLength(1);
});
