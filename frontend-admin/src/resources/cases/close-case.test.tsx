// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { Resource } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import type { AdminCaseDetail } from '../../contract';
import { type Answer, serve } from '../../test/fakeServer';
import { renderConsole } from '../../test/renderConsole';
import { CaseShow } from './CaseShow';
import { CloseCase } from './CloseCase';

const person = { isSuspended: false, casesAbout: 1 } as const;
const record: AdminCaseDetail = {
  id: 41,
  kind: 'person',
  status: 'in-progress',
  reason: 'rude',
  openedByName: 'Ada Lowe',
  subjectId: 12,
  subjectName: 'Bea Lowe',
  bookingId: null,
  outcome: null,
  createdAt: '2026-11-20T10:15:00.000Z',
  updatedAt: '2026-11-20T10:15:00.000Z',
  closedAt: null,
  text: 'She shouted at me.',
  reportedText: null,
  hasThread: false,
  openedBy: { ...person, id: 11, name: 'Ada Lowe', email: 'ada@example.org', userType: 'customer' },
  subject: { ...person, id: 12, name: 'Bea Lowe', email: 'bea@example.org', userType: 'cleaner' },
  booking: null,
  notes: [],
  outcomeForReporter: null,
  outcomeForSubject: null,
  decidedByName: null,
};
const forReporter = /^Words for Ada Lowe/;
const forSubject = /^Words for Bea Lowe/;

/** Opens the dialog. The decision to do nothing is preselected. */
async function openDialog(shown: AdminCaseDetail) {
  const calls = serve(() => ({ body: shown }));
  const user = renderConsole(<CloseCase record={shown} onClose={() => undefined} />);
  const dialog = within(await screen.findByRole('dialog', { name: 'Close case #41?' }));
  const write = async (field: RegExp, words: string) => {
    await user.click(dialog.getByLabelText(field));
    await user.paste(words);
  };
  await write(forReporter, 'We looked into it.');
  const close = () => user.click(dialog.getByRole('button', { name: 'Decide and close' }));
  const sent = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { dialog, user, write, close, sent };
}

afterEach(cleanup);

test('where nothing is decided about somebody, there are no words for them', async () => {
  const { dialog, close, sent } = await openDialog(record);
  expect(dialog.queryByLabelText(forSubject)).toBeNull();
  await close();
  const outcomeForReporter = 'We looked into it.';
  const decision = { outcome: 'no-action', outcomeForReporter, outcomeForSubject: null, seenNoteId: 0 };
  await waitFor(() => expect(sent()).toEqual([decision]));
});

test('whoever was told something before is told what becomes of it, also that nothing is decided', async () => {
  const warned = { ...record, outcomeForSubject: 'This is a warning.' };
  const { dialog, write, close, sent } = await openDialog(warned);
  expect(dialog.getByText(/Bea Lowe was told: “This is a warning\.”/)).toBeDefined();
  expect(dialog.getByLabelText<HTMLTextAreaElement>(forSubject).required).toBe(true);
  await write(forSubject, 'We take it back.');
  await close();
  await waitFor(() => expect(sent()).toMatchObject([{ outcomeForSubject: 'We take it back.' }]));
});

const visit = { ...record, kind: 'visit', reason: 'no-show', bookingId: 81 } as const;
const bookingAt = (status: 'completed' | 'paid') => ({
  id: 81,
  serviceType: 'regular',
  status,
  startsAt: '2026-11-20T09:00:00.000Z',
  endsAt: '2026-11-20T12:00:00.000Z',
  totalAmount: '75.00',
});

test('a clean that was marked as completed can be found not to have taken place, and both are told', async () => {
  const { dialog, user, write, close, sent } = await openDialog({
    ...visit,
    booking: bookingAt('completed'),
  });
  await user.selectOptions(dialog.getByLabelText('Decision'), 'The clean did not take place');
  expect(dialog.getByText(/no longer counts towards earnings, and reviews of it are hidden/)).toBeDefined();
  expect(dialog.getByLabelText<HTMLTextAreaElement>(forSubject).required).toBe(true);
  await write(forSubject, 'You were not there.');
  await close();
  const decision = { outcome: 'did-not-happen', outcomeForSubject: 'You were not there.' };
  await waitFor(() => expect(sent()).toMatchObject([decision]));
});

test('a disagreement that was decided as done, and opened again, can be decided otherwise', async () => {
  const { dialog, user } = await openDialog({
    ...{ ...visit, kind: 'dispute', booking: bookingAt('completed') },
    outcomeForSubject: 'We found that it took place.',
  });
  await user.selectOptions(dialog.getByLabelText('Decision'), 'The clean did not take place');
  expect(dialog.getByText(/no longer counts towards earnings, and reviews of it are hidden/)).toBeDefined();
});

test.each(['visit', 'dispute'] as const)('one that is paid cannot (%s)', async (kind) => {
  const { dialog } = await openDialog({ ...visit, kind, booking: bookingAt('paid') });
  const choices = within(dialog.getByLabelText('Decision')).getAllByRole('option');
  expect(choices.map(({ textContent }) => textContent)).toEqual([
    'Nothing to do',
    'Advice given',
    'Warning given',
    'Account suspended',
    'Put right',
  ]);
});

/** Opens the page of the case, which is refetched after each act. */
async function openPage(code: string) {
  const page: { shown: AdminCaseDetail; decided: Answer } = {
    shown: record,
    decided: { status: 409, body: { statusCode: 409, code, message: 'It has changed.' } },
  };
  const calls = serve(({ method }) => (method === 'POST' ? page.decided : { body: page.shown }));
  const user = renderConsole(
    <Routes>
      <Route path="/cases/*" element={<Resource name="cases" show={CaseShow} />} />
    </Routes>,
    '/cases/41/show',
  );
  await user.click(await screen.findByRole('button', { name: 'Decide and close' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByLabelText(forReporter));
  await user.paste('We looked into it.');
  const close = () => user.click(dialog.getByRole('button', { name: 'Decide and close' }));
  const sent = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { page, dialog, close, sent };
}

test('words that were added since come up in the dialog, which keeps what was written, and are decided about then', async () => {
  const { page, dialog, close, sent } = await openPage('CASE_CHANGED');
  const added = { id: 7, kind: 'addition', authorName: 'Ada Lowe', createdAt: record.createdAt } as const;
  page.shown = { ...record, status: 'open', notes: [{ ...added, text: 'And again this morning.' }] };
  await close();
  expect(await dialog.findByText('And again this morning.')).toBeDefined();
  expect(dialog.getByLabelText(forReporter)).toHaveProperty('value', 'We looked into it.');
  page.decided = { body: { ...page.shown, status: 'closed' } };
  await close();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toMatchObject([{ seenNoteId: 0 }, { seenNoteId: 7 }]);
});

test('a case that was decided elsewhere is asked about no longer', async () => {
  const { page, close } = await openPage('STATE_CONFLICT');
  page.shown = { ...record, status: 'closed' };
  await close();
  expect(await screen.findByText('It has changed.')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
