import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TOASTS } from '@tidyhearth/domain';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TEXTS as LEAVE } from '../../../components/forms/forms.texts';
import { closeAuthDialog } from '../../../lib/auth-dialog';
import { currentUser, refreshUser, signIn } from '../../../lib/session';
import { queryClient } from '../../../server-state/query-client';
import { CUSTOMER } from '../../../test/jobs';
import { renderOnSite } from '../../../test/render';
import { callsTo, heldAnswer, serve } from '../../../test/server';
import { TEXTS } from '../calendar.texts';
import { WorkingHoursCard } from './working-hours-card';

const ROUTE = '/api/cleaners/5/working-hours';
const SAVED = { hours: [{ day: 1, start: '09:00', end: '17:00' }] };

const mondayFrom = () => screen.findByLabelText<HTMLInputElement>('Monday from');

async function typeHours(beside?: ReactNode) {
  renderOnSite(
    <>
      {beside}
      <WorkingHoursCard cleanerId={5} />
    </>,
  );
  const from = await mondayFrom();
  await userEvent.clear(from);
  await userEvent.type(from, '10:30');
}
const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save hours' });
const save = () => userEvent.click(saveButton());

describe('working hours', () => {
  beforeEach(() => serve({ [`GET ${ROUTE}`]: () => ({ body: SAVED }) }));

  it('that could not be saved stay as they were typed', async () => {
    serve({ [`PUT ${ROUTE}`]: () => ({ status: 500, body: { message: 'down' } }) });
    await typeHours();
    await save();
    expect(await screen.findByText('Update Failed')).toBeTruthy();
    // By now the week has been read again from the server.
    expect(callsTo(`GET ${ROUTE}`).length).toBeGreaterThan(1);
    expect((await mondayFrom()).value).toBe('10:30');
  });

  it('typed while others were being saved stay', async () => {
    const answer = heldAnswer({ body: { hours: [{ day: 1, start: '10:30', end: '17:00' }] } });
    serve({ [`PUT ${ROUTE}`]: answer.route });
    await typeHours();
    await save();
    fireEvent.change(await mondayFrom(), { target: { value: '11:00' } });
    answer.release();
    await screen.findByText(TEXTS.hours.saved.title);
    await waitFor(() => expect(callsTo(`GET ${ROUTE}`).length).toBeGreaterThan(1));
    await waitFor(() => expect(saveButton().disabled).toBe(false));
    expect((await mondayFrom()).value).toBe('11:00');
  });

  it('end at midnight where midnight is typed, and read so again', async () => {
    const evening = { hours: [{ day: 1, start: '18:00', end: '24:00' }] };
    serve({ [`PUT ${ROUTE}`]: () => ({ body: evening }) });
    renderOnSite(<WorkingHoursCard cleanerId={5} />);
    fireEvent.change(await mondayFrom(), { target: { value: '18:00' } });
    fireEvent.change(screen.getByLabelText('Monday until'), { target: { value: '00:00' } });
    expect(screen.getByRole('status').textContent).toContain('18:00 to 24:00');
    serve({ [`GET ${ROUTE}`]: () => ({ body: evening }) });
    await save();
    await waitFor(() => expect(callsTo(`PUT ${ROUTE}`).map(({ body }) => body)).toEqual([evening]));
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Monday until').value).toBe('00:00'));
  });

  it.each(['Monday from', 'Monday until'])('without %s are not sent', async (label) => {
    renderOnSite(<WorkingHoursCard cleanerId={5} />);
    await mondayFrom();
    fireEvent.change(screen.getByLabelText(label), { target: { value: '' } });
    expect(screen.getByRole('alert').textContent).toContain('Monday');
    expect(saveButton().disabled).toBe(true);
  });

  it('stay as they were typed when they are read again meanwhile', async () => {
    await typeHours();
    await queryClient.refetchQueries();
    expect((await mondayFrom()).value).toBe('10:30');
  });

  it('are not left for another tab without a question, and outlive the session', async () => {
    serve({ 'GET /api/auth/user': () => ({ status: 401, body: { code: 'NOT_AUTHENTICATED' } }) });
    act(() => signIn({ token: 'token', user: CUSTOMER }));
    await typeHours(<a href="/dashboard?tab=bookings">Bookings</a>);
    await userEvent.click(screen.getByRole('link', { name: 'Bookings' }));
    await userEvent.click(await screen.findByRole('button', { name: LEAVE.leave.stay }));
    await act(() => refreshUser());
    expect(currentUser()?.id).toBe(CUSTOMER.id);
    expect((await mondayFrom()).value).toBe('10:30');
  });

  it('are not left without a question while they wait for the next sign-in', async () => {
    const ended = () => ({ status: 401, body: { code: 'NOT_AUTHENTICATED' } });
    serve({ [`PUT ${ROUTE}`]: ended, 'GET /api/auth/user': ended });
    act(() => signIn({ token: 'token', user: CUSTOMER }));
    await typeHours(<a href="/dashboard?tab=bookings">Bookings</a>);
    await save();
    expect(await screen.findByText(TOASTS.authenticationRequired.title)).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Bookings' }));
    expect(await screen.findByRole('button', { name: LEAVE.leave.stay })).toBeTruthy();
    act(closeAuthDialog);
  });

  it('are sent as typed, and shown as saved', async () => {
    serve({ [`PUT ${ROUTE}`]: ({ body }) => ({ body }) });
    await typeHours();
    await save();
    expect(await screen.findByText('Working hours saved')).toBeTruthy();
    expect(callsTo(`PUT ${ROUTE}`)[0]?.body).toEqual({ hours: [{ day: 1, start: '10:30', end: '17:00' }] });
  });

  it('begin with what is true, and say before saving what changes', async () => {
    serve({
      [`GET ${ROUTE}`]: () => ({ body: { hours: [] } }),
      [`PUT ${ROUTE}`]: ({ body }) => ({ body }),
    });
    renderOnSite(<WorkingHoursCard cleanerId={5} />);
    const monday = await screen.findByLabelText<HTMLSelectElement>('Monday');
    expect(screen.getAllByRole<HTMLSelectElement>('combobox').map(({ value }) => value)).toEqual(
      Array(7).fill('all'),
    );
    await userEvent.selectOptions(monday, 'hours');
    expect(screen.getByRole('status').textContent).toContain(
      'Monday: 09:00 to 17:00 (until now open all day)',
    );
    expect(screen.getByRole('status').textContent).not.toContain('Tuesday');
    await save();
    expect(callsTo(`PUT ${ROUTE}`)[0]?.body).toEqual({
      hours: [
        { day: 1, start: '09:00', end: '17:00' },
        ...[2, 3, 4, 5, 6, 0].map((day) => ({ day, start: '00:00', end: '24:00' })),
      ],
    });
  });

  describe('changed on another screen meanwhile', () => {
    const MONDAY = { day: 1, start: '10:30', end: '17:00' };
    const TUESDAY = { day: 2, start: '08:00', end: '12:00' };

    /** The server's week, with its ETag. Another page adds the Tuesday. */
    function serveWeek() {
      let week = SAVED.hours;
      let version = 1;
      const tag = () => `"${version}"`;
      const answer = () => ({ body: { hours: week }, headers: { ETag: tag() } });
      const other = (hours: typeof week) => {
        week = hours;
        version += 1;
      };
      serve({
        [`GET ${ROUTE}`]: answer,
        [`PUT ${ROUTE}`]: ({ headers, body }) => {
          if (headers.get('If-Match') !== tag())
            return {
              status: 412,
              body: { code: 'PRECONDITION_FAILED', message: 'read again', statusCode: 412 },
            };
          other((body as typeof SAVED).hours);
          return answer();
        },
      });
      return { other, saved: () => week };
    }

    it('undo nothing of it: the week is read again, and what changes said anew', async () => {
      const { other, saved } = serveWeek();
      await typeHours();
      other([...SAVED.hours, TUESDAY]);
      await save();
      expect(await screen.findByText(TEXTS.hours.outdated)).toBeTruthy();
      expect(saved()).toEqual([...SAVED.hours, TUESDAY]);
      expect((await screen.findByLabelText<HTMLInputElement>('Tuesday from')).value).toBe('08:00');
      expect((await mondayFrom()).value).toBe('10:30');
      const changes = screen.getByRole('status').textContent;
      expect(changes).toContain('Monday: 10:30 to 17:00 (until now 09:00 to 17:00)');
      expect(changes).not.toContain('Tuesday');

      await save();
      expect(await screen.findByText(TEXTS.hours.saved.title)).toBeTruthy();
      expect(saved()).toEqual([MONDAY, TUESDAY]);
      expect(screen.queryByText(TEXTS.hours.outdated)).toBeNull();
    });

    it('name the same day with what the other screen made of it', async () => {
      const { other } = serveWeek();
      await typeHours();
      other([{ day: 1, start: '07:00', end: '12:00' }]);
      await save();
      await screen.findByText(TEXTS.hours.outdated);
      expect(await screen.findByText('Monday: 10:30 to 17:00 (until now 07:00 to 12:00)')).toBeTruthy();
    });

    it('are saved where that is what was typed: the answer to the first try was lost', async () => {
      const { other } = serveWeek();
      await typeHours();
      other([MONDAY]);
      await save();
      expect(await screen.findByText(TEXTS.hours.saved.title)).toBeTruthy();
      expect(screen.queryByText(TEXTS.hours.outdated)).toBeNull();
    });

    it('are shown on the way back to the page, and what is typed stays', async () => {
      const { other } = serveWeek();
      await typeHours();
      other([...SAVED.hours, TUESDAY]);
      vi.setSystemTime(Date.now() + 60_000);
      fireEvent(window, new Event('visibilitychange'));
      expect((await screen.findByLabelText<HTMLInputElement>('Tuesday from')).value).toBe('08:00');
      expect((await mondayFrom()).value).toBe('10:30');
    });
  });

  it('on no day at all cannot be saved', async () => {
    await typeHours();
    await userEvent.selectOptions(screen.getByLabelText('Monday'), 'off');
    expect(screen.getByRole('alert').textContent).toContain('at least one day');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save hours' }).disabled).toBe(true);
  });

  it('that end before they begin cannot be saved', async () => {
    await typeHours();
    const until = screen.getByLabelText('Monday until');
    await userEvent.clear(until);
    await userEvent.type(until, '08:00');
    expect(screen.getByRole('alert').textContent).toContain('Monday');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save hours' }).disabled).toBe(true);
  });
});
