// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { formatDateTime, HOUR_MS } from '@tidyhearth/domain';
import { Resource } from 'react-admin';
import { Navigate, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { type Answer, type Call, listOf, serve } from '../../test/fakeServer';
import { TEXTS } from '../../i18n/bookings.texts';
import { queryClient } from '../../providers/queries';
import { renderConsole } from '../../test/renderConsole';
import { BookingList } from './BookingList';
import { BookingShow } from './BookingShow';

const row = {
  id: 7,
  date: '2026-11-20T10:00:00.000Z',
  duration: 2,
  status: 'confirmed',
  totalCost: '50.00',
  customer: { userId: 1, name: 'Ada Lowe', email: 'ada@example.org' },
  cleaner: { userId: 2, name: 'Bea Lowe', email: 'bea@example.org' },
};
const whole = {
  ...row,
  serviceType: 'regular',
  homeSize: '2 bedrooms',
  city: 'Oxford',
  county: 'Oxfordshire',
  postcode: 'OX1 2JD',
  postingId: null,
  hourlyRate: '25.00',
  subtotal: '50.00',
  platformFee: '0.00',
  cancelledBy: null,
  cancellationReason: null,
  isLateCancellation: false,
  lateChangeReason: null,
  disputedBy: null,
  disputedAt: null,
  history: [],
  stranded: [],
};

function Opener() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate('/bookings')}>Open the list</button>;
}

afterEach(cleanup);

test('a booking opened from its list is read as a whole: the row is only a part of it', async () => {
  serve(({ path }) => (path.endsWith('/recent') ? listOf([row]) : { body: whole }));
  const user = renderConsole(
    <Routes>
      <Route path="/" element={<Opener />} />
      <Route
        path="/bookings/*"
        element={<Resource name="bookings" list={BookingList} show={BookingShow} />}
      />
    </Routes>,
  );
  await user.click(await screen.findByRole('button', { name: 'Open the list' }));
  await user.click(await screen.findByRole('link', { name: 'Booking #7' }));
  await screen.findByRole('heading', { name: 'Booking #7', level: 2 });
  expect(await screen.findByRole('link', { name: 'Ada Lowe' })).toBeDefined();
});

test('a booking shows who cancelled it late, who moved it late and who says that it did not happen, with their words', async () => {
  const told = {
    ...whole,
    status: 'cancelled',
    cancelledBy: 'customer',
    cancellationReason: 'A family emergency.',
    isLateCancellation: true,
    lateChangeReason: 'My train is late.',
    disputedBy: 'cleaner',
    disputedAt: '2026-11-20T12:00:00.000Z',
  };
  serve(({ path }) => (path.endsWith('/recent') ? listOf([row]) : { body: told }));
  const user = renderConsole(
    <Routes>
      <Route path="/" element={<Opener />} />
      <Route
        path="/bookings/*"
        element={<Resource name="bookings" list={BookingList} show={BookingShow} />}
      />
    </Routes>,
  );
  await user.click(await screen.findByRole('button', { name: 'Open the list' }));
  await user.click(await screen.findByRole('link', { name: 'Booking #7' }));
  for (const text of ['Cancelled late', 'A family emergency.', 'Moved late', 'My train is late.'])
    expect(await screen.findByText(text)).toBeDefined();
  expect(screen.getByText('Reported as not done')).toBeDefined();
});

const dateIn = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const serveAt = (date: string, changes: object = {}, cancelled: Answer = { body: {} }) =>
  serve(({ path }) => (path.endsWith('/cancel') ? cancelled : { body: { ...whole, date, ...changes } }));

const opensIn = async (hours: number, changes: object = {}) => {
  const date = dateIn(hours);
  serveAt(date, changes);
  const user = renderConsole(
    <Routes>
      <Route path="/" element={<Opener />} />
      <Route path="/bookings" element={<Navigate to="/bookings/7/show" />} />
      <Route path="/bookings/*" element={<Resource name="bookings" show={BookingShow} />} />
    </Routes>,
  );
  await user.click(await screen.findByRole('button', { name: 'Open the list' }));
  await screen.findByRole('link', { name: 'Ada Lowe' });
  return { user, date };
};
const cancelButton = () => screen.queryByRole('button', { name: TEXTS.decision.cancel.button });
const waiting = { personId: 2, because: 'suspended', strandedAt: row.date, decision: null, note: null };

test.each([
  ['ahead', 48, {}, true],
  ['under way', -1, {}, true],
  ['under way and disputed', -1, { disputedBy: 'customer', disputedAt: row.date }, false],
  ['over', -3, {}, false],
  ['over, of a person who is gone', -3, { stranded: [waiting] }, true],
  [
    'disputed, of a person who is gone',
    -1,
    { stranded: [waiting], disputedBy: 'customer', disputedAt: row.date },
    false,
  ],
  ['a request', -3, { status: 'pending' }, true],
])('a booking that is %s: whether it can be cancelled', async (_, hours, changes, expected) => {
  await opensIn(hours, changes);
  expect(cancelButton() !== null).toBe(expected);
});

test.each([
  ['ahead', 48, true, TEXTS.decision.keep.effect],
  ['over', -3, false, TEXTS.decision.keep.effectWhenOver],
])(
  'a visit that is %s and lost its cleaner: whether others are offered, and what keeping it means',
  async (_, hours, isOffered, effect) => {
    const { user } = await opensIn(hours, { stranded: [waiting] });
    const offer = screen.queryByRole('button', { name: TEXTS.decision['offer-others'].button });
    expect(offer !== null).toBe(isOffered);
    await user.click(screen.getByRole('button', { name: TEXTS.decision.keep.button }));
    expect(within(screen.getByRole('dialog')).getByText(effect)).toBeDefined();
  },
);

test('a disputed visit that lost its cleaner is decided by its case alone', async () => {
  await opensIn(-1, { stranded: [waiting], disputedBy: 'customer', disputedAt: row.date });
  const section = within(screen.getByRole('region', { name: TEXTS.decision.waiting }));
  expect(section.getByText(TEXTS.decision.disputed.text)).toBeDefined();
  expect(section.queryAllByRole('button')).toEqual([]);
  expect(section.getByRole('link').getAttribute('href')).toContain('/cases');
});

test('a visit whose cleaner was suspended twice while it was disputed says so once', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const again = { ...waiting, strandedAt: dateIn(-1) };
  await opensIn(-1, { stranded: [waiting, again], disputedBy: 'customer', disputedAt: row.date });
  const section = within(screen.getByRole('region', { name: TEXTS.decision.waiting }));
  expect(section.getAllByText(TEXTS.decision.suspended(row.cleaner.name))).toHaveLength(1);
  expect(complaints.mock.calls.flat().join(' ')).not.toContain('same key');
  complaints.mockRestore();
});

test('a cancellation names the time that the admin saw, in the dialog and to the server, though the booking is moved behind it; refused, it keeps the reason and asks about the new time', async () => {
  const { user, date } = await opensIn(48);
  await user.click(screen.getByRole('button', { name: TEXTS.decision.cancel.button }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'A storm.');
  const moved = dateIn(96);
  const refusal = { status: 409, body: { statusCode: 409, code: 'TERMS_CHANGED', message: 'Moved.' } };
  const refused = serveAt(moved, {}, refusal);
  await queryClient.refetchQueries();
  expect(await screen.findByText(formatDateTime(moved))).toBeDefined();
  expect(dialog.getByText(formatDateTime(date))).toBeDefined();
  const confirm = () => user.click(dialog.getByRole('button', { name: TEXTS.decision.cancel.button }));
  const sentTo = (calls: Call[]) => calls.find(({ path }) => path.endsWith('/cancel'))?.body;
  await confirm();
  expect(await dialog.findByText(formatDateTime(moved))).toBeDefined();
  expect(sentTo(refused)).toEqual({ reason: 'A storm.', seenStartsAt: date });
  const done = serveAt(moved);
  await confirm();
  await waitFor(() => expect(sentTo(done)).toEqual({ reason: 'A storm.', seenStartsAt: moved }));
});

test('the cancellation of a booking that was cancelled elsewhere is asked about no longer', async () => {
  const { user, date } = await opensIn(48);
  await user.click(screen.getByRole('button', { name: TEXTS.decision.cancel.button }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'A storm.');
  const refusal = { status: 409, body: { statusCode: 409, code: 'STATE_CONFLICT', message: 'Changed.' } };
  serveAt(date, { status: 'cancelled' }, refusal);
  await user.click(dialog.getByRole('button', { name: TEXTS.decision.cancel.button }));
  expect(await screen.findByText('Changed.')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(cancelButton()).toBeNull());
});

test('bookings open with the next visits first and both names, are searched by person, and a search outlives a look at one', async () => {
  const calls = serve(({ path }) => (path.endsWith('/recent') ? listOf([row]) : { body: whole }));
  const asked = () => calls.filter(({ path }) => path.endsWith('/recent')).at(-1)?.query;
  const user = renderConsole(
    <Routes>
      <Route path="/" element={<Opener />} />
      <Route
        path="/bookings/*"
        element={<Resource name="bookings" list={BookingList} show={BookingShow} />}
      />
    </Routes>,
  );
  await user.click(await screen.findByRole('button', { name: 'Open the list' }));
  expect(await screen.findByText('Ada Lowe with Bea Lowe')).toBeDefined();
  expect(asked()).toMatchObject({ sort: 'next' });
  expect(screen.getByLabelText('Order')).toHaveProperty('value', 'next ASC');
  await user.type(screen.getByLabelText('Search bookings'), 'a');
  await user.type(screen.getByLabelText('Search bookings'), 'da@example.org');
  await waitFor(() => expect(asked()).toMatchObject({ search: 'ada@example.org', sort: 'next' }));
  expect(calls.some(({ query }) => query.search === 'a')).toBe(false);
  await user.click(await screen.findByRole('link', { name: 'Booking #7' }));
  await user.click(await screen.findByRole('link', { name: 'All bookings' }));
  expect(await screen.findByLabelText('Search bookings')).toHaveProperty('value', 'ada@example.org');
});
