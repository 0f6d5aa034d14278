// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { AdminCaseDetail } from '../../contract';
import { serve } from '../../test/fakeServer';
import { renderConsole } from '../../test/renderConsole';
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

/** The decision to do nothing is chosen from the start. */
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
  return { dialog, write, close, sent };
}

afterEach(cleanup);

test('where nothing is decided about somebody, there are no words for them', async () => {
  const { dialog, close, sent } = await openDialog(record);
  expect(dialog.queryByLabelText(forSubject)).toBeNull();
  await close();
  const outcomeForReporter = 'We looked into it.';
  const decision = { outcome: 'no-action', outcomeForReporter, outcomeForSubject: null };
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
