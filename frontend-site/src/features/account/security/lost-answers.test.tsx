import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TOASTS } from '@tidyhearth/domain';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AccountUser } from '../../../lib/contract';
import { currentUser, signIn, useUser } from '../../../lib/session';
import { CUSTOMER } from '../../../test/jobs';
import { renderOnSite } from '../../../test/render';
import { serve } from '../../../test/server';
import { TEXTS } from '../account.texts';
import { DeactivateCard } from './account-data-card';
import { EmailVerificationCard } from './email-card';
import { SessionsCard } from './sessions-card';
import { TwoFactorCard } from './two-factor-card';

const LOST = { status: 0 };
const WRONG_CODE = {
  status: 401,
  body: { code: 'WRONG_CODE', message: 'Invalid or expired verification code' },
};
const VERIFY = 'POST /api/auth/2fa/verify';
const DISABLE = 'POST /api/auth/2fa/disable';
const RENEW = 'POST /api/auth/2fa/recovery-codes';
const VERIFY_EMAIL = 'POST /api/auth/verify-email';
const ACCOUNT = 'GET /api/auth/user';
const CODE = '123456';
const { twoFactor, verification } = TEXTS;

/** The account as the server has it. */
let account: AccountUser;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

function SecurityCards() {
  const user = useUser();
  return (
    user && (
      <>
        <TwoFactorCard user={user} />
        <EmailVerificationCard user={user} />
      </>
    )
  );
}

function open(changes: Partial<AccountUser>) {
  account = { ...CUSTOMER, ...changes };
  act(() => signIn({ token: 'token', user: account }));
  renderOnSite(<SecurityCards />);
}

async function confirm(name: string) {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(TEXTS.password), 'my password');
  await userEvent.click(dialog.getByRole('button', { name }));
}

async function enterCode() {
  await press(twoFactor.setUp);
  await confirm(twoFactor.goOn);
  await userEvent.type(await screen.findByLabelText(twoFactor.code), CODE);
  await press(twoFactor.turnOn);
}

/** The server makes the change, but its answer is lost. */
const doneUnheard = (changes: Partial<AccountUser>) => () => {
  account = { ...account, ...changes };
  return LOST;
};

beforeEach(() =>
  serve({
    [ACCOUNT]: () => ({ body: account }),
    'POST /api/auth/2fa/setup': () => ({ body: { qrCodeUrl: 'data:,', secret: 'ABC' } }),
    'POST /api/auth/send-verification': () => ({ body: {} }),
  }),
);

describe('two-factor authentication whose turning on was not answered', () => {
  it('is shown as on, and leads to new recovery codes, as its own were lost', async () => {
    open({});
    serve({
      [VERIFY]: doneUnheard({ is2FAEnabled: true }),
      [RENEW]: () => ({ body: { recoveryCodes: ['new-code'] } }),
    });
    await enterCode();
    expect(await screen.findByText(twoFactor.codesLost)).toBeTruthy();
    expect(screen.getByText(twoFactor.on)).toBeTruthy();
    expect(await screen.findByText(TOASTS.twoFactorEnabled.title)).toBeTruthy();
    expect(screen.queryByText(TOASTS.twoFactorVerificationFailed.description)).toBeNull();
    await press(twoFactor.renew);
    await confirm(twoFactor.renew);
    expect(await screen.findByText('new-code')).toBeTruthy();
    expect(screen.queryByText(twoFactor.codesLost)).toBeNull();
  });

  it('is not called off while the account cannot be read either; the next press finds it on', async () => {
    open({});
    serve({ [VERIFY]: doneUnheard({ is2FAEnabled: true }), [ACCOUNT]: () => LOST });
    await enterCode();
    expect(await screen.findByText(TEXTS.unanswered.description)).toBeTruthy();
    expect(screen.queryByText(TOASTS.twoFactorVerificationFailed.description)).toBeNull();
    serve({
      [VERIFY]: () => ({ status: 409, body: { code: 'TWO_FACTOR_ENABLED', message: 'Already on.' } }),
      [ACCOUNT]: () => ({ body: account }),
    });
    await press(twoFactor.turnOn);
    expect(await screen.findByText(twoFactor.codesLost)).toBeTruthy();
    expect(screen.getByText(twoFactor.on)).toBeTruthy();
  });

  it('is told that the code is wrong only where the server says so', async () => {
    open({});
    serve({ [VERIFY]: () => WRONG_CODE });
    await enterCode();
    expect(await screen.findByText(TOASTS.twoFactorVerificationFailed.description)).toBeTruthy();
    serve({ [VERIFY]: () => ({ status: 429, body: { message: 'Too many codes. Please wait.' } }) });
    await press(twoFactor.turnOn);
    expect(await screen.findByText('Too many codes. Please wait.')).toBeTruthy();
    expect(screen.queryByText(TOASTS.twoFactorVerificationFailed.description)).toBeNull();
    expect(screen.getByText(twoFactor.off)).toBeTruthy();
  });
});

it('two-factor authentication that another device has turned on is shown as on', async () => {
  open({});
  account = { ...account, is2FAEnabled: true };
  serve({
    'POST /api/auth/2fa/setup': () => ({
      status: 409,
      body: { code: 'TWO_FACTOR_ENABLED', message: 'Already on.' },
    }),
  });
  await press(twoFactor.setUp);
  await confirm(twoFactor.goOn);
  expect(await screen.findByText('Already on.')).toBeTruthy();
  expect(await screen.findByText(twoFactor.on)).toBeTruthy();
});

it('two-factor authentication whose turning off was not answered is shown as off', async () => {
  open({ is2FAEnabled: true });
  serve({ [DISABLE]: doneUnheard({ is2FAEnabled: false }) });
  await press(twoFactor.turnOff);
  await confirm(twoFactor.turnOff);
  expect(await screen.findByText(TOASTS.twoFactorDisabled.title)).toBeTruthy();
  expect(screen.getByText(twoFactor.off)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('recovery codes whose answer was lost are not said to be the old ones', async () => {
  open({ is2FAEnabled: true });
  serve({ [RENEW]: () => LOST });
  await press(twoFactor.renew);
  await confirm(twoFactor.renew);
  expect(await screen.findByText(twoFactor.renewUnanswered.description)).toBeTruthy();
});

describe('what ends the sign-in that asks for it, and was not answered', () => {
  const ENDED = { status: 401, body: { code: 'NOT_AUTHENTICATED', message: 'Please sign in.' } };
  const WRONG_PASSWORD = { status: 401, body: { code: 'WRONG_PASSWORD', message: 'Wrong password.' } };
  const { deactivate, sessions } = TEXTS;

  const close = async () => {
    if (!screen.queryByRole('dialog')) await press(deactivate.title);
    await confirm(deactivate.title);
  };
  const endAll = () => press(sessions.endAll);

  function openOne(card: (user: AccountUser) => ReactNode) {
    const Card = () => {
      const user = useUser();
      return user ? card(user) : null;
    };
    account = CUSTOMER;
    act(() => signIn({ token: 'token', user: account }));
    serve({ 'GET /api/auth/sessions': () => ({ body: [] }), 'POST /api/logout': () => ENDED });
    renderOnSite(<Card />);
  }

  const closing = {
    what: 'closing the account',
    route: `POST /api/users/${CUSTOMER.id}/deactivate`,
    card: (user: AccountUser) => <DeactivateCard user={user} />,
    ask: close,
    done: deactivate.done.title,
    failed: deactivate.failed.title,
  };
  const cases = [
    closing,
    {
      what: 'signing out everywhere',
      route: 'DELETE /api/auth/sessions',
      card: () => <SessionsCard />,
      ask: endAll,
      done: sessions.endedAll.title,
      failed: sessions.endAllFailed.title,
    },
  ];

  it.each(cases)('is done where the sign-in is over: $what', async ({ route, card, ask, done }) => {
    openOne(card);
    serve({ [route]: () => LOST, [ACCOUNT]: () => ENDED });
    await ask();
    expect(await screen.findByText(done)).toBeTruthy();
    expect(currentUser()).toBeUndefined();
  });

  it.each(cases)(
    'is not called failed while nobody knows; the next press finds it done: $what',
    async ({ route, card, ask, done, failed }) => {
      openOne(card);
      serve({ [route]: () => LOST, [ACCOUNT]: () => LOST });
      await ask();
      expect(await screen.findByText(TEXTS.unanswered.description)).toBeTruthy();
      expect(screen.queryByText(failed)).toBeNull();
      expect(currentUser()).toBeDefined();
      serve({ [route]: () => ENDED, [ACCOUNT]: () => ENDED });
      await ask();
      expect(await screen.findByText(done)).toBeTruthy();
    },
  );

  it.each(cases)(
    'is not done because the sign-in was over before: $what',
    async ({ route, card, ask, failed }) => {
      openOne(card);
      serve({ [route]: () => ENDED, [ACCOUNT]: () => ENDED });
      await ask();
      expect(await screen.findByText(failed)).toBeTruthy();
    },
  );

  it('is refused for a wrong password also after it', async () => {
    const { route, card, ask } = closing;
    openOne(card);
    serve({ [route]: () => LOST });
    await ask();
    expect(await screen.findByText(TEXTS.unanswered.description)).toBeTruthy();
    serve({ [route]: () => WRONG_PASSWORD });
    await ask();
    expect(await screen.findByText(WRONG_PASSWORD.body.message)).toBeTruthy();
    expect(currentUser()).toBeDefined();
  });
});

describe('an address whose confirmation was not answered', () => {
  const enterMailedCode = async () => {
    await press(verification.send);
    await userEvent.type(await screen.findByLabelText(verification.code), CODE);
    await press(verification.submit);
  };

  it('is shown as confirmed', async () => {
    open({ emailVerified: false });
    serve({ [VERIFY_EMAIL]: doneUnheard({ emailVerified: true }) });
    await enterMailedCode();
    expect(await screen.findByText(TOASTS.emailVerified.title)).toBeTruthy();
    expect(screen.getByText(verification.verified)).toBeTruthy();
  });

  it('is so with the next press, which the server calls a used code', async () => {
    open({ emailVerified: false });
    serve({ [VERIFY_EMAIL]: doneUnheard({ emailVerified: true }), [ACCOUNT]: () => LOST });
    await enterMailedCode();
    expect(await screen.findByText(TEXTS.unanswered.description)).toBeTruthy();
    serve({ [VERIFY_EMAIL]: () => WRONG_CODE, [ACCOUNT]: () => ({ body: account }) });
    await press(verification.submit);
    expect(await screen.findByText(TOASTS.emailVerified.title)).toBeTruthy();
  });
});
