// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { TOASTS } from '@tidyhearth/domain';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CleanerApplication } from '../../contract';
import { TEXTS } from '../../i18n/applications.texts';
import { queryClient } from '../../providers/queries';
import { applicant } from '../../test/applicant';
import { listOf, serve, type Answer, type Call } from '../../test/fakeServer';
import { renderConsole } from '../../test/renderConsole';
import { ApplicationQueue } from './ApplicationQueue';

const LIST = '/api/admin/pending-cleaners';
const CHECKS = '/api/admin/checks';

const [ada, bea, cleo] = [applicant(1, 'Ada'), applicant(2, 'Bea'), applicant(3, 'Cleo')];

let waiting: Answer;
let checks: Answer;
let calls: Call[];
/** Delayed responses, by path. */
const slow = new Map<string, Promise<Answer>>();
const decisions = () => calls.filter(({ method }) => method === 'POST').map(({ path }) => path);
const sheet = (name: string) => screen.findByRole('article', { name: `Application of ${name} Lowe` });

/** The response to a decision. A decision removes the applicant from the list, and a withdrawal brings them back. */
let decided: Answer;
const DECISION = /^\/api\/admin\/cleaners\/(\d+)\/(approve|reject|withdraw-approval)$/;

/** The elements that were scrolled into view, which jsdom can't do. */
let shown: Element[];

beforeEach(() => {
  shown = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    shown.push(this);
  };
  waiting = listOf([ada, bea, cleo]);
  checks = listOf([]);
  decided = { body: { changed: true } };
  calls = serve(async ({ path }) => {
    if (path === CHECKS) return checks;
    if (path === LIST) return waiting;
    const answer = await (slow.get(path) ?? decided);
    const [, id, how] = DECISION.exec(path) ?? [];
    const inList = waiting.body;
    if ((answer.status ?? 200) < 300 && Array.isArray(inList)) {
      const isInList = (one: CleanerApplication) =>
        one.id === Number(id) ? how === 'withdraw-approval' : inList.some((other) => other.id === one.id);
      waiting = listOf([ada, bea, cleo].filter(isInList));
    }
    return answer;
  });
});
afterEach(() => {
  cleanup();
  slow.clear();
});

/** Refetches, as on returning to the window. */
async function refetchWith(next: Answer) {
  waiting = next;
  const asked = calls.length;
  void queryClient.invalidateQueries();
  await waitFor(() => expect(calls.length).toBeGreaterThan(asked));
}

test('keys step through the queue and decide on the application that is open', async () => {
  const user = renderConsole(<ApplicationQueue />);
  await sheet('Ada');
  await user.keyboard('j');
  await sheet('Bea');
  await user.keyboard('a');
  await waitFor(() => expect(decisions()).toEqual(['/api/admin/cleaners/2/approve']));
  await sheet('Cleo');
  await user.keyboard('k');
  await sheet('Ada');
});

test('a suspended applicant is seen to be suspended, in the queue and on the sheet', async () => {
  waiting = listOf([{ ...ada, isSuspended: true }, bea]);
  const user = renderConsole(<ApplicationQueue />);
  const queue = within(await screen.findByRole('list', { name: 'Waiting, longest first' }));
  expect(within(await sheet('Ada')).getByText('Suspended')).toBeDefined();
  expect(queue.getByRole('button', { name: /Ada Lowe/ }).textContent).toContain('Suspended');
  await user.click(queue.getByRole('button', { name: /Bea Lowe/ }));
  expect(within(await sheet('Bea')).queryByText('Suspended')).toBeNull();
  expect(queue.getByRole('button', { name: /Bea Lowe/ }).textContent).not.toContain('Suspended');
});

test('the checks in a dossier are asked for by whose they are', async () => {
  renderConsole(<ApplicationQueue />);
  await sheet('Ada');
  await waitFor(() => expect(calls.some(({ path }) => path === CHECKS)).toBe(true));
  expect(calls.find(({ path }) => path === CHECKS)?.query).toMatchObject({ userId: ada.userId });
});

test('no letter decides on anybody while a check is recorded, and what was typed outlives a failed refetch', async () => {
  const user = renderConsole(<ApplicationQueue />);
  await sheet('Ada');
  await user.click(await screen.findByRole('button', { name: /^Record .*identity.*, Ada Lowe$/i }));
  const dialog = await screen.findByRole('dialog');
  const reference = within(dialog).getByRole('textbox', { name: /Number on it/ });
  expect(document.activeElement).toBe(reference);
  await user.type(reference, 'Passport 7');
  await user.click(within(dialog).getByRole('heading'));
  await user.keyboard('ajkr');
  expect(decisions()).toEqual([]);
  expect(screen.getAllByRole('dialog')).toEqual([dialog]);
  checks = { status: 500 };
  await refetchWith(waiting);
  await screen.findByText('Checks could not be loaded');
  expect(screen.getByRole('dialog')).toBe(dialog);
  expect(reference).toHaveProperty('value', 'Passport 7');
});

test('who applies again after a decision waits again', async () => {
  const user = renderConsole(<ApplicationQueue />);
  await sheet('Ada');
  await user.keyboard('a');
  await sheet('Bea');
  await refetchWith(listOf([bea, cleo, { ...ada, timesSentAgain: 1 }]));
  await waitFor(() => expect(screen.getByText('1 of 3')).toBeDefined());
});

test('who waits again because the approval was withdrawn elsewhere is in an open queue again', async () => {
  const user = renderConsole(<ApplicationQueue />);
  await sheet('Ada');
  await user.keyboard('a');
  await screen.findByText('1 of 2');
  expect(screen.getByRole('heading', { name: TEXTS.decided.title })).toBeDefined();
  await refetchWith(listOf([ada, bea, cleo]));
  await screen.findByText('2 of 3');
  expect(screen.queryByRole('heading', { name: TEXTS.decided.title })).toBeNull();
});

test('a decision is about the application that was read, and so is the one made instead', async () => {
  waiting = listOf([{ ...ada, timesAppliedAgain: 1, timesSentAgain: 2 }]);
  const user = renderConsole(<ApplicationQueue />);
  await sheet('Ada');
  await user.keyboard('r');
  const dialog = await screen.findByRole('dialog', { name: 'Reject Ada Lowe?' });
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
  await user.click(await screen.findByRole('button', { name: 'Approve instead Ada Lowe' }));
  await waitFor(() => expect(decisions()).toHaveLength(2));
  const sent = calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(sent).toEqual([{ seenTimesSentAgain: 2 }, { seenTimesSentAgain: 2 }]);
});

test('a rejection of an application that was sent anew meanwhile ends, and the new one is what is read and rejected', async () => {
  decided = { status: 409, body: { statusCode: 409, code: 'STATE_CONFLICT', message: 'This has changed.' } };
  const user = renderConsole(<ApplicationQueue />);
  await sheet('Ada');
  async function reject(words?: string) {
    await user.keyboard('r');
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject Ada Lowe?' }));
    const reason = dialog.getByRole('textbox');
    if (words) await user.type(reason, words);
    expect(reason).toHaveProperty('value', 'No references.');
    await user.click(dialog.getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  waiting = listOf([{ ...ada, timesSentAgain: 1, bio: 'Careful work, and references.' }, bea]);
  await reject('No references.');
  expect(await screen.findByText('This has changed.')).toBeDefined();
  expect(await within(await sheet('Ada')).findByText('Careful work, and references.')).toBeDefined();
  decided = { body: { changed: true } };
  await reject();
  const sent = calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  const reason = 'No references.';
  expect(sent).toEqual([
    { reason, seenTimesSentAgain: 0 },
    { reason, seenTimesSentAgain: 1 },
  ]);
});

test('what was decided elsewhere already is not taken back from here', async () => {
  decided = { body: { changed: false } };
  const user = renderConsole(<ApplicationQueue />);
  await sheet('Ada');
  await user.keyboard('a');
  await screen.findByText(TOASTS.cleanerApproved.title);
  await sheet('Bea');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(screen.queryByRole('heading', { name: TEXTS.decided.title })).toBeNull();
});

test('an undo that is pressed while the next act runs comes after it', async () => {
  let approve = () => {};
  const approved = new Promise<void>((resolve) => (approve = resolve));
  slow.set(
    '/api/admin/cleaners/2/approve',
    approved.then(() => ({ body: { changed: true } })),
  );
  const user = renderConsole(<ApplicationQueue />);
  await sheet('Ada');
  await user.keyboard('a');
  const undo = await screen.findByRole('button', { name: 'Undo' });
  await sheet('Bea');
  await user.keyboard('a');
  await user.click(undo);
  approve();
  await waitFor(() =>
    expect(decisions()).toEqual([
      '/api/admin/cleaners/1/approve',
      '/api/admin/cleaners/2/approve',
      '/api/admin/cleaners/1/withdraw-approval',
    ]),
  );
});

test('a list that moves never changes which application is open', async () => {
  const user = renderConsole(<ApplicationQueue />);
  await sheet('Ada');
  await user.keyboard('j');
  await sheet('Bea');
  await refetchWith(listOf([bea, cleo]));
  await waitFor(() => expect(screen.getByText('1 of 2')).toBeDefined());
  await sheet('Bea');
  await user.keyboard('a');
  await waitFor(() => expect(decisions()).toEqual(['/api/admin/cleaners/2/approve']));
});

test('what was decided elsewhere is said, and no key decides on the next one instead', async () => {
  const user = renderConsole(<ApplicationQueue />);
  await sheet('Ada');
  await refetchWith(listOf([bea, cleo]));
  await screen.findByText('Ada Lowe is no longer waiting');
  await user.keyboard('ar');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(decisions()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Next application' }));
  await sheet('Bea');
});

test('a list that can’t be fetched again keeps the open dialog and its typed reason', async () => {
  const user = renderConsole(<ApplicationQueue />);
  await sheet('Ada');
  await user.keyboard('r');
  const dialog = await screen.findByRole('dialog', { name: 'Reject Ada Lowe?' });
  await user.type(within(dialog).getByRole('textbox'), 'No references: a, r.');
  await refetchWith({ status: 500 });
  await screen.findByText('Cleaner applications could not be loaded');
  await refetchWith(listOf([]));
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(decisions()).toEqual(['/api/admin/cleaners/1/reject']));
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    reason: 'No references: a, r.',
    seenTimesSentAgain: 0,
  });
});

test('an approval can be taken back for some seconds, and the applicant waits again', async () => {
  const user = renderConsole(<ApplicationQueue />);
  await sheet('Ada');
  await user.keyboard('a');
  await sheet('Bea');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(decisions()).toEqual(['/api/admin/cleaners/1/approve', '/api/admin/cleaners/1/withdraw-approval']),
  );
  await screen.findByText('2 of 3');
});

test('who was rejected just now is approved instead, and the way back from that is a withdrawal', async () => {
  const user = renderConsole(<ApplicationQueue />);
  await sheet('Ada');
  await user.keyboard('r');
  const dialog = await screen.findByRole('dialog', { name: 'Reject Ada Lowe?' });
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
  await user.click(await screen.findByRole('button', { name: 'Approve instead Ada Lowe' }));
  await user.click(await screen.findByRole('button', { name: 'Withdraw approval' }));
  await waitFor(() =>
    expect(decisions()).toEqual([
      '/api/admin/cleaners/1/reject',
      '/api/admin/cleaners/1/approve',
      '/api/admin/cleaners/1/withdraw-approval',
    ]),
  );
  await screen.findByText('2 of 3');
});

test('after a decision the next person’s name comes into view and has the focus, and the toast names who was decided on', async () => {
  const user = renderConsole(<ApplicationQueue />);
  await user.click(within(await sheet('Ada')).getByRole('button', { name: /^Approve Ada Lowe/ }));
  const next = within(await sheet('Bea'));
  const heading = next.getByRole('heading', { name: 'Bea Lowe' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(shown).toEqual([heading]);
  const bar = next.getByRole('button', { name: /^Approve/ }).parentElement;
  expect(bar?.firstChild?.textContent).toBe('Bea Lowe');
  const toast = await screen.findByText(TOASTS.cleanerApproved.title);
  expect(toast.parentElement?.textContent).toContain('Ada Lowe');
  // Stepping on keeps the focus on the button, for the next step.
  const step = next.getByRole('button', { name: TEXTS.steps.next });
  await user.click(step);
  await waitFor(() => expect(shown).toHaveLength(2));
  await sheet('Cleo');
  expect(document.activeElement).not.toBe(heading);
});
