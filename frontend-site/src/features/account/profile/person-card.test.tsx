import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onlineManager } from '@tanstack/react-query';
import { TOASTS } from '@tidyhearth/domain';
import { afterEach, describe, expect, it } from 'vitest';
import { TEXTS as LEAVE_TEXTS } from '../../../components/forms/forms.texts';
import { currentUser, refreshUser, signIn } from '../../../lib/session';
import { queryClient } from '../../../server-state/query-client';
import { GROUPS } from '../../../server-state/query-groups';
import { CUSTOMER } from '../../../test/jobs';
import { renderOnSite } from '../../../test/render';
import { callsTo, heldAnswer, serve } from '../../../test/server';
import { TEXTS } from '../account.texts';
import { PersonCard } from './person-card';

const SAVE = `PATCH /api/users/${CUSTOMER.id}`;
const enter = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { exact: false }), { target: { value } });
const save = () => userEvent.click(screen.getByRole('button', { name: TEXTS.person.save }));

function open() {
  serve({ 'GET /api/auth/user': () => ({ body: CUSTOMER }) });
  act(() => signIn({ token: 'token', user: CUSTOMER }));
  renderOnSite(
    <>
      <a href="/elsewhere">Elsewhere</a>
      <PersonCard user={CUSTOMER} />
    </>,
  );
}

afterEach(() => onlineManager.setOnline(true));

describe('personal details', () => {
  it('send what was changed here alone', async () => {
    serve({ [SAVE]: () => ({ body: { ...CUSTOMER, phone: '07700 900222' } }) });
    open();
    enter(TEXTS.person.phone, '07700 900222');
    await save();
    await screen.findByText(TOASTS.profileUpdated.title);
    expect(callsTo(SAVE).map(({ body }) => body)).toEqual([{ phone: '07700 900222' }]);
  });

  it('typed while others were being saved stay, to be saved next', async () => {
    const answer = heldAnswer({ body: { ...CUSTOMER, phone: '07700 900222', city: 'Oxford' } });
    serve({ [SAVE]: answer.route });
    open();
    enter(TEXTS.person.phone, ' 07700 900222 ');
    await save();
    enter(TEXTS.person.street, '1 High Street');
    answer.release();
    await screen.findByText(TOASTS.profileUpdated.title);
    const phone = screen.getByLabelText<HTMLInputElement>(TEXTS.person.phone, { exact: false });
    await waitFor(() => expect(phone.value).toBe('07700 900222'));
    await save();
    await waitFor(() => expect(callsTo(SAVE)).toHaveLength(2));
    expect(callsTo(SAVE)[1]?.body).toEqual({ streetAddress: '1 High Street' });
  });

  it('with another name have the profile read again that bears it', async () => {
    serve({ [SAVE]: () => ({ body: { ...CUSTOMER, firstName: 'Rosa' } }) });
    open();
    queryClient.setQueryData(GROUPS.cleanersByUser, null);
    enter(TEXTS.person.firstName, 'Rosa');
    await save();
    await screen.findByText(TOASTS.profileUpdated.title);
    expect(queryClient.getQueryState(GROUPS.cleanersByUser)?.isInvalidated).toBe(true);
  });

  it('that can’t be saved offline say so', async () => {
    serve({ [SAVE]: () => ({ status: 0 }) });
    onlineManager.setOnline(false);
    open();
    enter(TEXTS.person.phone, '07700 900222');
    await save();
    expect(await screen.findByText(TOASTS.profileUpdateFailed.title)).toBeTruthy();
  });

  it('stay as typed when the session ends', async () => {
    open();
    enter(TEXTS.person.phone, '07700 900222');
    serve({ 'GET /api/auth/user': () => ({ status: 401, body: { code: 'NOT_AUTHENTICATED' } }) });
    await act(() => refreshUser());
    expect(currentUser()?.id).toBe(CUSTOMER.id);
  });

  it('are not left without a question before they are saved, which says that they are being sent', async () => {
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    serve({
      [SAVE]: async () => {
        await held;
        return { body: { ...CUSTOMER, phone: '07700 900222' } };
      },
    });
    open();
    enter(TEXTS.person.phone, '07700 900222');
    await save();
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await userEvent.click(await screen.findByRole('button', { name: LEAVE_TEXTS.leaveSending.stay }));
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await screen.findByText(LEAVE_TEXTS.leaveSending.text);
    answer();
    await screen.findByText(TOASTS.profileUpdated.title);
    // Somebody who has the question open is no longer asked.
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() =>
      expect(screen.getByRole('button', { name: TEXTS.person.save })).toHaveProperty('disabled', true),
    );
  });
});
