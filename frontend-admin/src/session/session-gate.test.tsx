// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { approve, suspend } from '../actions/acts';
import { useAct } from '../actions/useAct';
import type { AccountUser } from '../contract';
import { TEXTS as SESSION_TEXTS } from '../i18n/session.texts';
import { TEXTS } from '../i18n/shared.texts';
import { useVerbs } from '../providers/queries';
import { serve, type Answer, type Call } from '../test/fakeServer';
import { renderConsole } from '../test/renderConsole';
import { SessionGate } from './SessionGate';
import { checkSession, openSession, signOut } from './session';

const admin = { id: 1, email: 'ada@example.org', isAdmin: true } as AccountUser;
const unconfirmed: Answer = {
  status: 403,
  body: { statusCode: 403, code: 'CONFIRMATION_REQUIRED', message: 'Please confirm your password to go on.' },
};

function Acts() {
  const verbs = useVerbs();
  const { perform } = useAct();
  return (
    <>
      <button onClick={() => void perform(suspend(verbs, 12, 'Reported twice.'))}>Suspend</button>
      <button onClick={() => void perform(approve(verbs, { id: 4, timesSentAgain: 0 }))}>Approve</button>
    </>
  );
}

async function signedIn(answerToActs: (call: Call) => Answer | Promise<Answer>) {
  localStorage.setItem('auth-token', 'first');
  const calls = serve((call) => (call.path === '/api/auth/user' ? { body: admin } : answerToActs(call)));
  await checkSession();
  const user = renderConsole(
    <SessionGate>
      <Acts />
    </SessionGate>,
  );
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const acts = () => calls.filter(({ method }) => method === 'POST').map(({ path }) => path);
  return { press, acts };
}

async function signInAgain() {
  act(() => signOut());
  await screen.findByRole('button', { name: SESSION_TEXTS.signIn.send });
  await act(() => openSession({ token: 'second', user: admin }));
  await screen.findByRole('button', { name: 'Suspend' });
}

const dialog = () => screen.queryByRole('dialog', { name: SESSION_TEXTS.confirmation.title });

beforeEach(() => vi.stubGlobal('fetch', () => Promise.resolve()));
afterEach(() => {
  cleanup();
  // The files after this one share its modules: nobody is signed in there.
  signOut();
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('an act that waits for the password ends with its session, without a word to the next', async () => {
  const { press, acts } = await signedIn(() => unconfirmed);
  await press('Suspend');
  await waitFor(() => expect(dialog()).not.toBeNull());
  await signInAgain();
  expect(dialog()).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  await press('Suspend');
  await waitFor(() => expect(dialog()).not.toBeNull());
  expect(acts()).toEqual(['/api/admin/users/12/suspend', '/api/admin/users/12/suspend']);
});

test('a call of the session before asks the next for no password', async () => {
  const answers: ((answer: Answer) => void)[] = [];
  const { press } = await signedIn(() => new Promise<Answer>((resolve) => answers.push(resolve)));
  await press('Suspend');
  await waitFor(() => expect(answers).toHaveLength(1));
  await signInAgain();
  await act(async () => {
    answers[0]?.(unconfirmed);
    await Promise.resolve();
  });
  await press('Approve');
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.({ body: {} });
  await screen.findByRole('status');
  expect(dialog()).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what was done can’t be undone by the session after', async () => {
  const { press, acts } = await signedIn(() => ({ body: {} }));
  await press('Approve');
  await screen.findByRole('button', { name: TEXTS.undo });
  await signInAgain();
  expect(screen.queryByRole('button', { name: TEXTS.undo })).toBeNull();
  expect(acts()).toEqual(['/api/admin/cleaners/4/approve']);
});
