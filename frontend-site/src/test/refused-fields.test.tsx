import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, ERRORS, ukToday } from '@tidyhearth/domain';
import type { ReactElement } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { FindCleanersPage } from '../app/pages/find-cleaners-page';
import { PersonCard } from '../features/account/profile/person-card';
import { TEXTS as ACCOUNT } from '../features/account/account.texts';
import { BookingDialog } from '../features/bookings/request/booking-dialog';
import { ProfileTab } from '../features/cleaners/own-profile/profile-tab';
import { TEXTS as PROFILE } from '../features/cleaners/own-profile/own-profile.texts';
import { TEXTS as SEARCH } from '../features/cleaners/cleaners.texts';
import { PostingDialog } from '../features/postings/components/posting-dialog';
import { TEXTS as JOBS } from '../features/postings/postings.texts';
import { signIn } from '../lib/session';
import { CLEANER, CUSTOMER, POSTING } from './jobs';
import { renderOnSite } from './render';
import { callsTo, serve } from './server';

const DAY = addDays(ukToday(), 9);
const [status, message] = ERRORS.POSTCODE_NOT_FOUND;
const refuse = () => ({
  status,
  body: { code: 'POSTCODE_NOT_FOUND', message, details: [{ path: 'postcode', msg: message }] },
});
const nothing = () => undefined;

interface Case {
  name: string;
  form: ReactElement;
  /** Fills in what else is required for sending. */
  fill?: () => unknown;
  send: string | RegExp;
  route: string;
}

const enter = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

const CASES: Case[] = [
  {
    name: 'a booking',
    form: <BookingDialog cleaner={CLEANER} start={{ date: DAY }} onClose={nothing} onBooked={nothing} />,
    fill: async () => {
      enter(/Service type/, 'regular');
      enter(/Home size/, '2 Bedrooms');
      fireEvent.click(await screen.findByLabelText(/10:00/));
    },
    send: /Confirm/,
    route: 'POST /api/bookings',
  },
  {
    name: 'a job',
    form: <PostingDialog like={POSTING} onClose={nothing} />,
    fill: () => enter(/Date/, DAY),
    send: JOBS.customer.form.post,
    route: 'POST /api/postings',
  },
  {
    name: 'a job that is changed',
    form: <PostingDialog posting={{ ...POSTING, postingDate: `${DAY}T10:00:00.000Z` }} onClose={nothing} />,
    send: JOBS.customer.form.save,
    route: `PATCH /api/postings/${POSTING.id}`,
  },
  {
    name: 'a customer’s home',
    form: <PersonCard user={CUSTOMER} />,
    send: ACCOUNT.person.save,
    route: `PATCH /api/users/${CUSTOMER.id}`,
  },
  {
    name: 'a cleaner’s profile',
    form: <ProfileTab cleaner={{ ...CLEANER, postcode: 'OX1 2JD' }} />,
    send: PROFILE.form.save,
    route: `PATCH /api/cleaners/${CLEANER.id}`,
  },
  {
    name: 'a search',
    form: <FindCleanersPage />,
    send: SEARCH.search.send,
    route: 'GET /api/cleaners',
  },
];

beforeEach(() => {
  serve({
    'GET /api/auth/user': () => ({ body: CUSTOMER }),
    'GET /api/config': () => ({ body: { bookingFee: '0.00' } }),
    'GET /api/cleaners/5/checks': () => ({ body: [] }),
    'GET /api/cleaners/5/days': () => ({ body: { nextFree: null, days: [] } }),
    'GET /api/cleaners/5/slots': () => ({ body: [{ date: DAY, starts: [{ time: '10:00', maxHours: 8 }] }] }),
    [`GET /api/applications/posting/${POSTING.id}`]: () => ({ body: [] }),
    'GET /api/saved-cleaners/ids': () => ({ body: { cleanerIds: [] } }),
  });
  act(() => signIn({ token: 'token', user: CUSTOMER }));
});

it.each(CASES)(
  'a postcode that the server refuses is told at its field, which gets the focus: $name',
  async ({ form, fill, send, route }) => {
    serve({ [route]: () => ({ body: [] }) });
    renderOnSite(form);
    await screen.findByLabelText(/Postcode/);
    serve({ [route]: refuse });
    await fill?.();
    enter(/Postcode/, 'ZZ99 9ZZ');
    const before = callsTo(route).length;
    await userEvent.click(screen.getByRole('button', { name: send }));
    await waitFor(() => expect(callsTo(route).length).toBeGreaterThan(before));
    const field = () => screen.getByLabelText<HTMLInputElement>(/Postcode/);
    await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'));
    expect(
      document.getElementById(field().getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent,
    ).toBe(message);
    await waitFor(() => expect(document.activeElement).toBe(field()));
    expect(field().value).toBe('ZZ99 9ZZ');
  },
);

it('a day of a job that the server refuses is told at its field, which gets the focus', async () => {
  const msg = 'This job is long past. Please give it a new date as well.';
  const details = [{ path: 'postingDate', msg }];
  serve({
    'POST /api/postings': () => ({ status: 400, body: { code: 'VALIDATION_FAILED', message: msg, details } }),
  });
  renderOnSite(<PostingDialog like={POSTING} onClose={nothing} />);
  await screen.findByLabelText(/Postcode/);
  enter(/Date/, DAY);
  await userEvent.click(screen.getByRole('button', { name: JOBS.customer.form.post }));
  const field = screen.getByLabelText(/Date/);
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  const said = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(said?.textContent).toBe(msg);
  expect(document.activeElement).toBe(field);
});
