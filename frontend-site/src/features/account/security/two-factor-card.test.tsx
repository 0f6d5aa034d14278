import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ERRORS, TOASTS } from '@tidyhearth/domain';
import { CUSTOMER } from '../../../test/jobs';
import { renderOnSite } from '../../../test/render';
import { heldAnswer, serve } from '../../../test/server';
import { TEXTS } from '../account.texts';
import { SessionsCard } from './sessions-card';
import { TwoFactorCard } from './two-factor-card';

const session = (sid: string, current: boolean) => ({
  sid,
  userAgent: '',
  createdAt: '2026-11-20T09:00:00.000Z',
  lastSeenAt: '2026-11-20T10:00:00.000Z',
  current,
});
const HERE = session('here', true);

/** Two devices are signed in until the server ends the other one's session. */
async function open(is2FAEnabled: boolean) {
  let sessions = [HERE, session('there', false)];
  const endOthers = () => {
    sessions = [HERE];
    return { body: { success: true, recoveryCodes: ['one'] } };
  };
  serve({
    'GET /api/auth/sessions': () => ({ body: sessions }),
    'POST /api/auth/2fa/setup': () => ({ body: { qrCodeUrl: 'data:,', secret: 'ABC' } }),
    'POST /api/auth/2fa/verify': endOthers,
    'POST /api/auth/2fa/disable': endOthers,
  });
  renderOnSite(
    <>
      <TwoFactorCard user={{ ...CUSTOMER, is2FAEnabled }} />
      <SessionsCard />
    </>,
  );
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
}

async function confirm(name: string) {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(TEXTS.password), 'my password');
  await userEvent.click(dialog.getByRole('button', { name }));
}

const isAloneInList = () => waitFor(() => expect(screen.queryByText(TEXTS.sessions.end)).toBeNull());

/** Said once, below the field that has the focus, until something else is typed. */
async function isSaidAt(field: HTMLElement, problem: string) {
  const said = await screen.findByText(problem);
  expect(field.getAttribute('aria-describedby')).toBe(said.id);
  await waitFor(() => expect(document.activeElement).toBe(field));
  await userEvent.type(field, '{Backspace}');
  expect(screen.queryByText(problem)).toBeNull();
}

describe('two-factor authentication', () => {
  it.each([
    [false, TEXTS.twoFactor.setUp, TEXTS.twoFactor.goOn, 'setup'],
    [true, TEXTS.twoFactor.renew, TEXTS.twoFactor.renew, 'recovery-codes'],
    [true, TEXTS.twoFactor.turnOff, TEXTS.twoFactor.turnOff, 'disable'],
  ])(
    'says at the field that the password is wrong, and leads to it: on %s, %s',
    async (isOn, action, name, call) => {
      const [status, message] = ERRORS.WRONG_PASSWORD;
      await open(isOn);
      serve({
        [`POST /api/auth/2fa/${call}`]: () => ({ status, body: { code: 'WRONG_PASSWORD', message } }),
      });
      await userEvent.click(screen.getByRole('button', { name: action }));
      await confirm(name);
      await isSaidAt(screen.getByLabelText(TEXTS.password), message);
    },
  );

  it('says at the field that a code is wrong, until it is being corrected', async () => {
    await open(false);
    serve({
      'POST /api/auth/2fa/verify': () => ({ status: 401, body: { code: 'WRONG_CODE', message: '' } }),
    });
    await userEvent.click(screen.getByRole('button', { name: TEXTS.twoFactor.setUp }));
    await confirm(TEXTS.twoFactor.goOn);
    const field = await screen.findByLabelText(TEXTS.twoFactor.code);
    await userEvent.type(field, '123456');
    await userEvent.click(screen.getByRole('button', { name: TEXTS.twoFactor.turnOn }));
    await isSaidAt(field, TOASTS.twoFactorVerificationFailed.description);
  });

  it('turned off ends the other sessions, which leave the list on the same screen', async () => {
    await open(true);
    await userEvent.click(screen.getByRole('button', { name: TEXTS.twoFactor.turnOff }));
    await confirm(TEXTS.twoFactor.turnOff);
    await isAloneInList();
  });

  it('asks on to be turned off when new codes, whose prompt was closed while they were made, are there', async () => {
    await open(true);
    const codes = heldAnswer({ body: { recoveryCodes: ['new-code'] } });
    serve({ 'POST /api/auth/2fa/recovery-codes': codes.route });
    await userEvent.click(screen.getByRole('button', { name: TEXTS.twoFactor.renew }));
    await confirm(TEXTS.twoFactor.renew);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: TEXTS.twoFactor.turnOff }));
    await screen.findByRole('dialog', { name: TEXTS.twoFactor.turnOffTitle });
    codes.release();
    await screen.findByText('new-code');
    expect(screen.getByRole('dialog', { name: TEXTS.twoFactor.turnOffTitle })).toBeTruthy();
  });

  it('turned on does so as well', async () => {
    await open(false);
    await userEvent.click(screen.getByRole('button', { name: TEXTS.twoFactor.setUp }));
    await confirm(TEXTS.twoFactor.goOn);
    await userEvent.type(await screen.findByLabelText(TEXTS.twoFactor.code), '123456');
    await userEvent.click(screen.getByRole('button', { name: TEXTS.twoFactor.turnOn }));
    await isAloneInList();
  });

  it('leads to what is to be scanned, and to the codes that are shown only then', async () => {
    const isRead = (text: string) => waitFor(() => expect(document.activeElement?.textContent).toBe(text));
    await open(false);
    await userEvent.click(screen.getByRole('button', { name: TEXTS.twoFactor.setUp }));
    await confirm(TEXTS.twoFactor.goOn);
    await isRead(TEXTS.twoFactor.scan);
    await userEvent.type(screen.getByLabelText(TEXTS.twoFactor.code), '123456');
    await userEvent.click(screen.getByRole('button', { name: TEXTS.twoFactor.turnOn }));
    await isRead(TEXTS.twoFactor.recoveryTitle);
  });

  it('leads to new codes as well, past the button that asked for them', async () => {
    await open(true);
    serve({ 'POST /api/auth/2fa/recovery-codes': () => ({ body: { recoveryCodes: ['new-code'] } }) });
    await userEvent.click(screen.getByRole('button', { name: TEXTS.twoFactor.renew }));
    await confirm(TEXTS.twoFactor.renew);
    await waitFor(() => expect(document.activeElement?.textContent).toBe(TEXTS.twoFactor.recoveryTitle));
  });
});
