import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TOASTS } from '@tidyhearth/domain';
import { describe, expect, it } from 'vitest';
import { currentUser, refreshUser, signIn } from '../../../lib/session';
import { queryClient } from '../../../server-state/query-client';
import { GROUPS } from '../../../server-state/query-groups';
import { CLEANER, CUSTOMER } from '../../../test/jobs';
import { renderOnSite } from '../../../test/render';
import { callsTo, heldAnswer, serve } from '../../../test/server';
import { TEXTS } from './own-profile.texts';
import { ProfileTab } from './profile-tab';

const SAVE = `PATCH /api/cleaners/${CLEANER.id}`;
const OWN = { ...CLEANER, postcode: 'OX1 2JD' };
const USER = { ...CUSTOMER, id: CLEANER.userId, userType: 'cleaner' as const };
const enter = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { exact: false }), { target: { value } });
const save = async () => userEvent.click(await screen.findByRole('button', { name: TEXTS.form.save }));

function open() {
  serve({
    [`GET /api/cleaners/${CLEANER.id}/checks`]: () => ({ body: [] }),
    'GET /api/auth/user': () => ({ body: USER }),
  });
  act(() => signIn({ token: 'token', user: USER }));
  renderOnSite(<ProfileTab cleaner={OWN} />);
}

describe('a cleaner’s own profile', () => {
  it('saves what was changed here alone, so that bookings paused on another device stay paused', async () => {
    serve({
      [SAVE]: ({ body }) => ({ body: { ...OWN, isAvailable: false, ...(body as object) } }),
    });
    open();
    enter(TEXTS.form.bio, 'Careful and quick, with ten years in other people’s homes.');
    await save();
    await screen.findByText(TOASTS.profileUpdated.title);
    expect(screen.getByRole('checkbox', { name: TEXTS.form.isAvailable })).toHaveProperty('checked', false);
    enter(TEXTS.form.rate, '21.00');
    await save();
    await expect
      .poll(() => callsTo(SAVE).map(({ body }) => body))
      .toEqual([
        { bio: 'Careful and quick, with ten years in other people’s homes.' },
        { hourlyRate: '21.00' },
      ]);
  });

  it('keeps what was typed while something else was being saved', async () => {
    const answer = heldAnswer({ body: { ...OWN, hourlyRate: '21.00' } });
    serve({ [SAVE]: answer.route });
    open();
    enter(TEXTS.form.rate, '21.00');
    await save();
    enter(TEXTS.form.bio, 'Careful and quick, with ten years in other people’s homes.');
    answer.release();
    await screen.findByText(TOASTS.profileUpdated.title);
    await save();
    await waitFor(() => expect(callsTo(SAVE)).toHaveLength(2));
    expect(callsTo(SAVE)[1]?.body).toEqual({
      bio: 'Careful and quick, with ten years in other people’s homes.',
    });
  });

  it('stays as typed when the session ends', async () => {
    open();
    enter(TEXTS.form.rate, '21.00');
    serve({ 'GET /api/auth/user': () => ({ status: 401, body: { code: 'NOT_AUTHENTICATED' } }) });
    await act(() => refreshUser());
    expect(currentUser()?.id).toBe(USER.id);
  });

  it('with another postcode has the job board read again, which shows the distances', async () => {
    serve({
      [SAVE]: () => ({ body: { ...OWN, postcode: 'OX26 6AA' } }),
    });
    open();
    queryClient.setQueryData(GROUPS.postings, []);
    enter(TEXTS.form.postcode, 'ox26 6aa');
    await save();
    await screen.findByText(TOASTS.profileUpdated.title);
    expect(callsTo(SAVE)[0]?.body).toEqual({ postcode: 'OX26 6AA' });
    expect(queryClient.getQueryState(GROUPS.postings)?.isInvalidated).toBe(true);
  });

  it('has requests and applications read again, which say whether bookings are taken', async () => {
    serve({ [SAVE]: () => ({ body: { ...OWN, isAvailable: false } }) });
    open();
    const shown = [GROUPS.bookings, GROUPS.applications];
    for (const queryKey of shown) queryClient.setQueryData(queryKey, []);
    enter(TEXTS.form.rate, '21.00');
    await save();
    await screen.findByText(TOASTS.profileUpdated.title);
    expect(shown.map((queryKey) => queryClient.getQueryState(queryKey)?.isInvalidated)).toEqual([true, true]);
  });
});
