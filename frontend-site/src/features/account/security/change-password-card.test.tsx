import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ERRORS } from '@tidyhearth/domain';
import { describe, expect, it } from 'vitest';
import { TEXTS as FORMS } from '../../../components/forms/forms.texts';
import { signIn } from '../../../lib/session';
import { CUSTOMER } from '../../../test/jobs';
import { renderOnSite } from '../../../test/render';
import { serve } from '../../../test/server';
import { TEXTS } from '../account.texts';
import { ChangePasswordCard } from './change-password-card';

const LOST = { status: 0 };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a change of the password that was not answered', () => {
  const CHANGE = 'POST /api/auth/change-password';
  const WRONG = { status: 401, body: { code: 'WRONG_PASSWORD', message: 'The password is not right.' } };
  const { passwordChange } = TEXTS;
  /** As the server has it. */
  let password: string;

  function openCard(isDone: boolean) {
    password = 'the old one';
    let isLost = true;
    serve({
      [CHANGE]: ({ body }) => {
        const { currentPassword, newPassword } = body as { currentPassword: string; newPassword: string };
        const isRight = currentPassword === password;
        if (isRight && (isDone || !isLost)) password = newPassword;
        const answer = isLost ? LOST : isRight ? { body: { message: '' } } : WRONG;
        isLost = false;
        return answer;
      },
      'POST /api/auth/confirm': ({ body }) =>
        (body as { password: string }).password === password ? { body: { success: true } } : WRONG,
    });
    act(() => signIn({ token: 'token', user: CUSTOMER }));
    renderOnSite(<ChangePasswordCard />);
  }

  async function change(current = 'the old one') {
    await userEvent.type(screen.getByLabelText(passwordChange.current), current);
    await userEvent.type(screen.getByLabelText(passwordChange.next), 'the new one');
    await userEvent.type(screen.getByLabelText(passwordChange.confirm), 'the new one');
    await press(passwordChange.title);
    await screen.findByText(TEXTS.unanswered.title);
    await press(passwordChange.title);
  }

  it('is found done with the next press, which calls no password wrong', async () => {
    openCard(true);
    await change();
    expect(await screen.findByText(passwordChange.done.title)).toBeTruthy();
    expect(screen.queryByText(WRONG.body.message)).toBeNull();
  });

  it('is done with the next press where it was not yet', async () => {
    openCard(false);
    await change();
    expect(await screen.findByText(passwordChange.done.title)).toBeTruthy();
    expect(password).toBe('the new one');
  });

  it('is refused for a wrong password also after it', async () => {
    openCard(true);
    await change('not the old one');
    expect(await screen.findByText(WRONG.body.message)).toBeTruthy();
  });
});

describe('the passwords of a change', () => {
  it('are refused at the field of the one that the server does not take', async () => {
    const [status, message] = ERRORS.PASSWORD_COMMON;
    const details = [{ path: 'newPassword', msg: message }];
    serve({
      'POST /api/auth/change-password': () => ({
        status,
        body: { code: 'PASSWORD_COMMON', message, details },
      }),
    });
    act(() => signIn({ token: 'token', user: CUSTOMER }));
    renderOnSite(<ChangePasswordCard />);
    const { current, next, confirm, title } = TEXTS.passwordChange;
    for (const [label, typed] of [
      [current, 'the old one'],
      [next, 'password'],
      [confirm, 'password'],
    ] as const)
      await userEvent.type(screen.getByLabelText(label), typed);
    await press(title);
    expect(await screen.findByText(message, { selector: '[role=alert]' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText(next));
  });

  it('can be shown, so that a slip in a long one is found before it counts', async () => {
    act(() => signIn({ token: 'token', user: CUSTOMER }));
    renderOnSite(<ChangePasswordCard />);
    const { current, next, confirm } = TEXTS.passwordChange;
    const fields = [current, next, confirm].map((label) => screen.getByLabelText<HTMLInputElement>(label));
    expect(fields.map(({ type }) => type)).toEqual(['password', 'password', 'password']);
    for (const show of screen.getAllByRole('button', { name: FORMS.showPassword }))
      await userEvent.click(show);
    expect(fields.map(({ type }) => type)).toEqual(['text', 'text', 'text']);
  });
});
