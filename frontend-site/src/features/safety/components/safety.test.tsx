import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { REPORT_REASONS } from '@tidyhearth/domain';
import { expect, it } from 'vitest';
import { signIn } from '../../../lib/session';
import { CUSTOMER } from '../../../test/jobs';
import { renderOnSite } from '../../../test/render';
import { calls, callsTo, serve } from '../../../test/server';
import { TEXTS } from '../safety.texts';
import { BlockedPeopleCard } from './blocked-people-card';
import { OwnReportsCard } from './own-reports-card';
import { PersonActions } from './person-actions';
import { ReportDialog } from './report-dialog';
import { ToldByTeamCard } from './told-by-team-card';

const IDA = { id: 50, name: 'Ida' };
const WORDS = 'They shouted at me on the stairs.';
const signedIn = () => act(() => signIn({ token: 'token', user: CUSTOMER }));
const press = (name: string | RegExp) => screen.findByRole('button', { name }).then(userEvent.click);
const reasonsShown = () =>
  within(screen.getByLabelText(TEXTS.report.reason, { exact: false }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

it('visitors report and block nobody, and nobody themselves', () => {
  renderOnSite(<PersonActions person={IDA} />);
  expect(screen.queryByRole('button')).toBeNull();
  signedIn();
  expect(screen.getByRole('button', { name: TEXTS.actions.open('Ida') })).toBeTruthy();
  renderOnSite(<PersonActions person={{ id: CUSTOMER.id, name: CUSTOMER.firstName }} />);
  expect(screen.queryByRole('button', { name: TEXTS.actions.open(CUSTOMER.firstName) })).toBeNull();
});

it.each([
  [0, TEXTS.block.done('Ida').description],
  [1, TEXTS.block.doneWithBookings('Ida', 1).description],
])('blocking says first what follows, then which confirmed bookings stay (%i)', async (bookings, told) => {
  serve({ 'PUT /api/blocked-people/50': () => ({ body: { confirmedBookings: bookings } }) });
  signedIn();
  renderOnSite(<PersonActions person={IDA} />);
  await press(TEXTS.actions.open('Ida'));
  await press(new RegExp(TEXTS.actions.block.title('Ida')));
  await screen.findByText(TEXTS.block.title('Ida'));
  for (const point of TEXTS.block.points('Ida')) expect(screen.getByText(point)).toBeTruthy();
  expect(callsTo('PUT /api/blocked-people/50')).toHaveLength(0);
  await press(TEXTS.block.confirm);
  expect(await screen.findByText(told)).toBeTruthy();
});

it('a report of a person says whom it is about, and one that failed is sent again under its key', async () => {
  let status = 503;
  serve({ 'POST /api/cases': () => ({ status, body: { id: 1 } }) });
  signedIn();
  renderOnSite(<PersonActions person={IDA} />);
  await press(TEXTS.actions.open('Ida'));
  await press(new RegExp(TEXTS.actions.report.title('Ida')));
  const text = await screen.findByLabelText(TEXTS.report.text, { exact: false });
  fireEvent.change(text, { target: { value: WORDS } });
  const reason = screen.getByLabelText(TEXTS.report.reason, { exact: false });
  fireEvent.change(reason, { target: { value: 'rude' } });
  await press(TEXTS.report.send);
  await waitFor(() => expect(callsTo('POST /api/cases')).toHaveLength(1));
  status = 201;
  await press(TEXTS.report.send);
  await waitFor(() => expect(text.isConnected).toBe(false));
  const sent = callsTo('POST /api/cases');
  expect(sent.map(({ body }) => body)).toEqual(
    [1, 2].map(() => ({ kind: 'person', aboutId: 50, reason: 'rude', text: WORDS })),
  );
  expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
});

const QUOTE = 'You will regret this.';

it.each([
  { kind: 'message', quote: QUOTE, says: [TEXTS.report.hidden('Ida'), QUOTE] },
  { kind: 'visit', quote: undefined, says: [TEXTS.report.visitHint] },
] as const)(
  'a report of a $kind has reasons of its own, quotes what was said, and names what to do in danger',
  ({ kind, quote, says }) => {
    renderOnSite(<ReportDialog thing={{ kind, quote, aboutId: 7, name: 'Ida' }} onClose={() => undefined} />);
    expect(reasonsShown().slice(1)).toEqual(Object.values(REPORT_REASONS[kind]));
    for (const words of [TEXTS.danger, ...says]) expect(screen.getByText(words)).toBeTruthy();
  },
);

it('one’s own reports show what was added to them and what came of them', async () => {
  const report = {
    id: 1,
    kind: 'person',
    status: 'closed',
    reason: 'rude',
    text: WORDS,
    additions: [{ text: 'And again the day after.', createdAt: '2026-01-06T09:00:00.000Z' }],
    subjectFirstName: 'Ida',
    createdAt: '2026-01-05T09:00:00.000Z',
    outcomeForReporter: 'We have warned them.',
  };
  const dispute = { ...report, id: 2, kind: 'dispute', reason: 'not-happened', outcomeForReporter: null };
  serve({ 'GET /api/cases': () => ({ body: [report, dispute] }) });
  renderOnSite(<OwnReportsCard />);
  const [first, second] = await screen.findAllByRole('listitem');
  for (const words of [TEXTS.reports.kinds.person('Ida'), WORDS, 'And again the day after.'])
    expect(first?.textContent).toContain(words);
  expect(first?.textContent).toContain(REPORT_REASONS.person.rude);
  expect(first?.textContent).toContain('We have warned them.');
  expect(second?.textContent).not.toContain('not-happened');
  expect(second?.textContent).not.toContain(TEXTS.reports.outcome);
});

it('nothing that the team told is no card', async () => {
  serve({ 'GET /api/cases/told': () => ({ body: [] }) });
  renderOnSite(<ToldByTeamCard />);
  await waitFor(() => expect(callsTo('GET /api/cases/told')).toHaveLength(1));
  await act(async () => undefined);
  expect(screen.queryByText(TEXTS.told.title)).toBeNull();
});

it('somebody who was blocked is let go by name', async () => {
  const person = { profileImageUrl: null, userType: 'cleaner', blockedAt: '2026-01-05T09:00:00.000Z' };
  const people = [
    { ...person, userId: 50, firstName: 'Ida' },
    { ...person, userId: 51, firstName: 'Otto' },
  ];
  serve({
    'GET /api/blocked-people': () => ({ body: people }),
    'DELETE /api/blocked-people/51': () => ({ status: 204 }),
  });
  renderOnSite(<BlockedPeopleCard />);
  await press(TEXTS.unblock.label('Otto'));
  expect(await screen.findByText(TEXTS.unblock.done('Otto').title)).toBeTruthy();
  expect(calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
    '/api/blocked-people/51',
  ]);
});
