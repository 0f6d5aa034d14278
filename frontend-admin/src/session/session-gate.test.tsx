// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { approve, suspend } from '../actions/acts';
import { useAct } from '../actions/useAct';
import { ReasonField } from '../components/ReasonField';
import { ActDialog } from '../components/ActDialog';
import type { AccountUser } from '../contract';
import { TEXTS as SESSION_TEXTS } from '../i18n/session.texts';
import { TEXTS } from '../i18n/shared.texts';
import { useVerbs } from '../providers/queries';
import { serve, type Answer, type Call } from '../test/fakeServer';
import { renderConsole } from '../test/renderConsole';
import { SessionGate } from './SessionGate';
import { checkSession, openSession, readSession, signOut, startSession } from './session';

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
  // Later test files share its modules and expect nobody to be signed in.
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

const nobody: Answer = {
  status: 401,
  body: { statusCode: 401, code: 'NOT_AUTHENTICATED', message: 'Not authenticated' },
};
const other = { id: 2, email: 'bea@example.org', isAdmin: true } as AccountUser;
const WORDS = 'Reported twice.';

/** A page with a dialog to type into and fetched data, which is cached no longer than necessary. */
function Page() {
  const verbs = useVerbs();
  const { data } = useQuery({ queryKey: ['stats'], queryFn: () => verbs.stats(), gcTime: 0 });
  return <main>{data && <Suspend />}</main>;
}

function Suspend() {
  const verbs = useVerbs();
  const [reason, setReason] = useState('');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Suspend</button>
      {isOpen && (
        <ActDialog
          title="Suspend?"
          confirmLabel="Yes"
          tone="error"
          act={() => suspend(verbs, 12, reason)}
          onClose={() => setOpen(false)}
        >
          <ReasonField value={reason} help="They read it." onChange={setReason} />
        </ActDialog>
      )}
    </>
  );
}

const reason = () => screen.queryByRole<HTMLTextAreaElement>('textbox', { name: /^Reason/ });

/** The text in every field, including hidden ones. */
const written = () => [...document.querySelectorAll('textarea')].map(({ value }) => value);

/** The admin has typed a reason; then the server no longer accepts the session. */
async function endedWhileWriting() {
  /** The owner of each token. */
  const holders = new Map<string, AccountUser>([['first', admin]]);
  localStorage.setItem('auth-token', 'first');
  const calls = serve(({ path, headers, body }) => {
    if (path === '/api/login') {
      const user = (body as { email: string }).email === other.email ? other : admin;
      holders.set('second', user);
      return { body: { token: 'second', user } };
    }
    const holder = holders.get(String(headers.get('Authorization')).replace('Bearer ', ''));
    if (!holder) return nobody;
    return { body: path === '/api/auth/user' ? holder : {} };
  });
  const stop = startSession();
  const user = renderConsole(
    <SessionGate>
      <Page />
    </SessionGate>,
  );
  onTestFinished(stop);
  await user.click(await screen.findByRole('button', { name: 'Suspend' }));
  await waitFor(() => expect(reason()).not.toBeNull());
  await user.click(reason() ?? document.body);
  await user.paste(WORDS);
  const confirm = () => user.click(screen.getByRole('button', { name: 'Yes' }));
  const end = async () => {
    holders.clear();
    await confirm();
    await screen.findByText(SESSION_TEXTS.ended.title);
  };
  const signInAs = async ({ email }: AccountUser) => {
    await user.click(await screen.findByRole('textbox', { name: /^Email/ }));
    await user.paste(email);
    await user.click(screen.getByLabelText(/^Password/));
    await user.paste('correct horse');
    await user.click(screen.getByRole('button', { name: SESSION_TEXTS.signIn.send }));
  };
  /** Changes the sign-in as another tab would. */
  const elsewhere = (token: string | null) =>
    act(async () => {
      if (token === null) localStorage.removeItem('auth-token');
      else {
        holders.set(token, admin);
        localStorage.setItem('auth-token', token);
      }
      window.dispatchEvent(new StorageEvent('storage', { key: 'auth-token', newValue: token }));
      await Promise.resolve();
    });
  const sent = () =>
    calls.filter(({ path }) => path.endsWith('/suspend')).map(({ headers }) => headers.get('Authorization'));
  return { calls, holders, confirm, end, signInAs, elsewhere, sent };
}

test('an act that finds the session ended leads to the sign-in, behind which nothing is seen or fetched, and the words are there for the same account', async () => {
  const { calls, end, signInAs, confirm, sent } = await endedWhileWriting();
  await end();
  expect(reason()).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Suspend' })).toBeNull();
  expect(screen.getByRole('button', { name: SESSION_TEXTS.signIn.send })).toBeDefined();
  expect(written()).toContain(WORDS);
  const before = calls.length;
  act(() => {
    window.dispatchEvent(new Event('visibilitychange'));
  });
  await signInAs(admin);
  await waitFor(() => expect(reason()?.value).toBe(WORDS));
  expect(calls[before]?.path).toBe('/api/login');
  expect(sent()).toEqual(['Bearer first']);
  await confirm();
  await waitFor(() => expect(reason()).toBeNull());
  expect(sent()).toEqual(['Bearer first', 'Bearer second']);
});

test('what was written is for no other account that signs in after the session ended', async () => {
  const { end, signInAs, sent } = await endedWhileWriting();
  await end();
  await signInAs(other);
  await waitFor(() => expect(readSession()).toMatchObject({ phase: 'admin', user: other }));
  await screen.findByRole('button', { name: 'Suspend' });
  expect(written()).not.toContain(WORDS);
  expect(reason()).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent()).toEqual(['Bearer first']);
});

test('a sign-out by hand in another tab takes the words away, and one that follows there brings none back', async () => {
  const { elsewhere } = await endedWhileWriting();
  await act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'signed-out', newValue: 'true' }));
    await Promise.resolve();
  });
  await elsewhere(null);
  await screen.findByRole('button', { name: SESSION_TEXTS.signIn.send });
  expect(screen.queryByText(SESSION_TEXTS.ended.title)).toBeNull();
  expect(written()).not.toContain(WORDS);
  await elsewhere('second');
  await screen.findByRole('button', { name: 'Suspend' });
  expect(reason()).toBeNull();
});

test('a session that another tab found ended keeps the words, and so does the sign-in there', async () => {
  const { elsewhere } = await endedWhileWriting();
  await elsewhere(null);
  await screen.findByText(SESSION_TEXTS.ended.title);
  expect(reason()).toBeNull();
  await elsewhere('second');
  await waitFor(() => expect(reason()?.value).toBe(WORDS));
});

test('a sign-in of the same account in another tab takes nothing away', async () => {
  const { elsewhere } = await endedWhileWriting();
  await elsewhere('second');
  await waitFor(() => expect(reason()?.value).toBe(WORDS));
});

test('a password that is being typed goes with the session, and what waited for it', async () => {
  const { press, acts } = await signedIn(() => unconfirmed);
  await press('Suspend');
  await waitFor(() => expect(dialog()).not.toBeNull());
  serve(() => nobody);
  await act(() => checkSession());
  await screen.findByText(SESSION_TEXTS.ended.title);
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  serve(() => ({ body: admin }));
  await act(() => openSession({ token: 'second', user: admin }));
  await screen.findByRole('button', { name: 'Suspend' });
  expect(dialog()).toBeNull();
  expect(acts()).toEqual(['/api/admin/users/12/suspend']);
});
