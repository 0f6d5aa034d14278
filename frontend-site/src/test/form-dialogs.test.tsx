import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, TOASTS, ukToday } from '@tidyhearth/domain';
import { type ReactNode, useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { TEXTS as LEAVE } from '../components/forms/forms.texts';
import { TEXTS as KEYS } from '../features/account/keys/api-keys.texts';
import { MakeKeyDialog } from '../features/account/keys/make-key-dialog';
import { CancelDialog } from '../features/bookings/actions/cancel-dialog';
import { NotHappenedDialog } from '../features/bookings/actions/not-happened-dialog';
import { RescheduleDialog } from '../features/bookings/actions/reschedule-dialog';
import { TEXTS as BOOKINGS } from '../features/bookings/bookings.texts';
import { TEXTS as CALENDAR } from '../features/calendar/calendar.texts';
import { BlockDialog } from '../features/calendar/components/block-dialog';
import { BidDialog } from '../features/postings/components/bid-dialog';
import { TEXTS as POSTINGS } from '../features/postings/postings.texts';
import { ReportDialog as ReportReview } from '../features/reviews/components/report-dialog';
import { ReviewDialog } from '../features/reviews/components/review-dialog';
import { TEXTS as REVIEWS } from '../features/reviews/reviews.texts';
import { ReportDialog } from '../features/safety/components/report-dialog';
import { TEXTS as SAFETY } from '../features/safety/safety.texts';
import { authRequestStore, closeAuthDialog } from '../lib/auth-dialog';
import type { Review } from '../lib/contract';
import { currentUser, signIn } from '../lib/session';
import { bookingAt } from './booking';
import { CLEANER, CUSTOMER, POSTING } from './jobs';
import { renderOnSite } from './render';
import { callsTo, heldAnswer, serve } from './server';

const VISIT = bookingAt(`${addDays(ukToday(), 9)}T10:00:00.000Z`);
const REVIEW: Review = {
  id: 3,
  bookingId: 81,
  reviewerId: 2,
  revieweeId: 50,
  reviewType: 'customer-to-cleaner',
  rating: 4,
  comment: 'All was well until the end.',
  createdAt: '2026-01-05T09:00:00.000Z',
  reviewer: { firstName: 'Rose' },
};
const WORDS = 'What was typed, in more than twenty letters.';

interface Case {
  name: string;
  dialog: (onClose: () => void) => ReactNode;
  /** The label of the field that is typed into. */
  label: string;
  text?: string;
  /** Fills in what else is required for sending. */
  fill?: () => unknown;
  send: string;
  route: string;
}

const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { exact: false }), { target: { value } });

const CASES: Case[] = [
  {
    name: 'an offer for a job',
    dialog: (onClose) => <BidDialog cleaner={CLEANER} posting={POSTING} onClose={onClose} />,
    label: POSTINGS.cleaner.bid.message,
    send: POSTINGS.cleaner.bid.send,
    route: 'POST /api/applications',
  },
  {
    name: 'that a clean did not happen',
    dialog: (onClose) => <NotHappenedDialog booking={VISIT} onClose={onClose} />,
    label: BOOKINGS.dispute.label,
    send: BOOKINGS.dispute.send,
    route: 'POST /api/bookings/81/not-happened',
  },
  {
    name: 'why a booking is cancelled',
    dialog: (onClose) => <CancelDialog booking={VISIT} onClose={onClose} />,
    label: BOOKINGS.cancel.reason,
    send: BOOKINGS.cancel.title,
    route: 'POST /api/bookings/81/cancel',
  },
  {
    name: 'another day for a booking',
    dialog: (onClose) => <RescheduleDialog booking={VISIT} onClose={onClose} />,
    label: BOOKINGS.customer.reschedule.date,
    text: addDays(ukToday(), 12),
    fill: async () => fireEvent.click(await screen.findByLabelText(/^11:00/)),
    send: BOOKINGS.customer.reschedule.send,
    route: 'POST /api/bookings/81/reschedule',
  },
  {
    name: 'a report',
    dialog: (onClose) => (
      <ReportDialog thing={{ kind: 'person', aboutId: 50, name: 'Ida' }} onClose={onClose} />
    ),
    label: SAFETY.report.text,
    fill: () => choose(SAFETY.report.reason, 'other'),
    send: SAFETY.report.send,
    route: 'POST /api/cases',
  },
  {
    name: 'a report of a review',
    dialog: (onClose) => <ReportReview review={REVIEW} onClose={onClose} />,
    label: REVIEWS.report.reason,
    send: REVIEWS.report.send,
    route: 'POST /api/reviews/3/report',
  },
  {
    name: 'a review',
    dialog: (onClose) => <ReviewDialog booking={VISIT} reviewType="customer-to-cleaner" onClose={onClose} />,
    label: REVIEWS.form.comment,
    fill: () => fireEvent.click(screen.getByLabelText(REVIEWS.form.ratingInWords(4))),
    send: REVIEWS.form.send,
    route: 'POST /api/reviews',
  },
  {
    name: 'blocked time',
    dialog: (onClose) => <BlockDialog cleanerId={5} date={addDays(ukToday(), 3)} onClose={onClose} />,
    label: CALENDAR.blocks.form.reason,
    send: CALENDAR.blocks.form.title,
    route: 'POST /api/cleaners/5/blocks',
  },
  {
    name: 'an API key',
    dialog: (onClose) => <MakeKeyDialog onClose={onClose} />,
    label: KEYS.form.name,
    fill: () => {
      fireEvent.click(screen.getAllByRole('checkbox')[0] ?? document.body);
      choose(KEYS.form.password, 'right-pass-9');
    },
    send: KEYS.form.submit,
    route: 'POST /api/auth/confirm',
  },
];

function Opened({ dialog }: Pick<Case, 'dialog'>) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button onClick={() => setOpen(true)}>Another</button>
      {isOpen && dialog(() => setOpen(false))}
    </>
  );
}

const ended = () => ({ status: 401, body: { code: 'NOT_AUTHENTICATED' } });

async function open({ dialog, label, text = WORDS }: Case) {
  serve({
    'GET /api/bookings/81/slots': ({ query }) => ({
      body: [{ date: query.get('from'), starts: [{ time: '11:00', maxHours: 8 }] }],
    }),
    'GET /api/bookings/cleaner/5': () => ({ body: [] }),
  });
  act(() => signIn({ token: 'token', user: CUSTOMER }));
  renderOnSite(<Opened dialog={dialog} />);
  const find = () => screen.findByLabelText<HTMLInputElement>(label, { exact: false });
  const field = await find();
  return { field, find, type: (into = field) => fireEvent.change(into, { target: { value: text } }), text };
}

beforeEach(() => act(closeAuthDialog));

describe.each(CASES)('the dialog with $name', (form) => {
  it('asks before what was typed is lost', async () => {
    const { field, type, text } = await open(form);
    type();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: LEAVE.leave.stay }));
    expect(field.value).toBe(text);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: LEAVE.leave.confirm }));
    await waitFor(() => expect(field.isConnected).toBe(false));
  });

  it('closes at once where nothing was typed', async () => {
    const { field } = await open(form);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field.isConnected).toBe(false));
  });

  it('closes without a question once what was typed is stored', async () => {
    const stored = () => ({ body: { confirmedBookings: [], key: 'secret' } });
    serve({ [form.route]: stored, 'POST /api/keys': stored });
    const { field, type } = await open(form);
    type();
    await form.fill?.();
    await userEvent.click(screen.getByRole('button', { name: form.send }));
    await waitFor(() => expect(field.isConnected).toBe(false));
    expect(screen.queryByRole('button', { name: LEAVE.leave.stay })).toBeNull();
  });

  it('says that it is being sent when it is left meanwhile, and leaves the next one open when the answer comes', async () => {
    const answer = heldAnswer({ body: { confirmedBookings: [], key: 'secret' } });
    serve({ [form.route]: answer.route, 'POST /api/keys': answer.route });
    const { field, find, type, text } = await open(form);
    type();
    await form.fill?.();
    await userEvent.click(screen.getByRole('button', { name: form.send }));
    await waitFor(() => expect(callsTo(form.route)).toHaveLength(1));
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByText(LEAVE.leaveSending.text)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: LEAVE.leave.confirm }));
    await waitFor(() => expect(field.isConnected).toBe(false));
    await userEvent.click(await screen.findByRole('button', { name: 'Another' }));
    const next = await find();
    type(next);
    await act(async () => answer.release());
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByText(LEAVE.leave.text)).toBeTruthy();
    expect(next.value).toBe(text);
  });

  it('stays when the session ends, asks before it is left for good, and sends what was typed after the next sign-in', async () => {
    serve({ [form.route]: ended, 'GET /api/auth/user': ended });
    const { field, type, text } = await open(form);
    type();
    await form.fill?.();
    await userEvent.click(screen.getByRole('button', { name: form.send }));
    expect(await screen.findByText(TOASTS.authenticationRequired.title)).toBeTruthy();
    await waitFor(() => expect(authRequestStore.get()).toBeDefined());
    expect(currentUser()?.id).toBe(CUSTOMER.id);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: LEAVE.leave.stay }));
    expect(field.value).toBe(text);
    serve({ [form.route]: () => ({ status: 500, body: {} }) });
    act(() => {
      signIn({ token: 'renewed', user: CUSTOMER });
      closeAuthDialog();
    });
    await waitFor(() => expect(callsTo(form.route)).toHaveLength(2));
    expect(callsTo(form.route)[1]?.body).toEqual(callsTo(form.route)[0]?.body);
  });
});
