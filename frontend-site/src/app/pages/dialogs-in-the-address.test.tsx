import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Link, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { TEXTS as UI } from '../../components/ui/ui.texts';
import { TEXTS as BOOKINGS } from '../../features/bookings/bookings.texts';
import { TEXTS as CLEANERS } from '../../features/cleaners/cleaners.texts';
import { signIn } from '../../lib/session';
import { CLEANER, CUSTOMER } from '../../test/jobs';
import { renderOnSite } from '../../test/render';
import { serve } from '../../test/server';
import { CleanerPage } from './cleaner-page';
import { FindCleanersPage } from './find-cleaners-page';

/** The address bar and Back button, for a router that is not connected to the browser's. */
function Browser() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output>{`${pathname}${search}`}</output>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}

/** Starts on another page and goes to this one. */
async function visit(page: string) {
  serve({
    'GET /api/config': () => ({ body: { bookingFee: '0.00' } }),
    'GET /api/cleaners': () => ({ body: [{ ...CLEANER, distance: null }] }),
    'GET /api/cleaners/5': () => ({ body: CLEANER }),
    'GET /api/cleaners/5/days': () => ({ body: { nextFree: null, days: [] } }),
    'GET /api/reviews/reviewee/50': () => ({ body: [] }),
    'GET /api/saved-cleaners/ids': () => ({ body: { cleanerIds: [] } }),
    'GET /api/auth/user': () => ({ body: CUSTOMER }),
  });
  act(() => signIn({ token: 'token', user: CUSTOMER }));
  renderOnSite(
    <>
      <Browser />
      <Routes>
        <Route path="/" element={<Link to={page}>Go</Link>} />
        <Route path="/find-cleaners" element={<FindCleanersPage />} />
        <Route path="/cleaners/:id" element={<CleanerPage />} />
      </Routes>
    </>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Go' }));
}

const expectAt = (address: string) =>
  waitFor(() => expect(screen.getByRole('status', { hidden: true }).textContent).toBe(address));
const back = () => userEvent.click(screen.getByRole('button', { name: 'Back', hidden: true }));
const close = async (name: string) => {
  await screen.findByRole('dialog', { name });
  await userEvent.click(screen.getByRole('button', { name: UI.close }));
};
const PROFILE = 'Ida Marsh';
const BOOKING = BOOKINGS.request.title('Ida');

describe('a dialog kept in the address', () => {
  it('that was opened from the list is not opened again by Back', async () => {
    await visit('/find-cleaners?service=regular');
    await userEvent.click(await screen.findByRole('link', { name: PROFILE }));
    await close(PROFILE);
    await expectAt('/find-cleaners?service=regular');
    await back();
    await expectAt('/');
  });

  it('leads back to the list through the booking form, too', async () => {
    await visit('/find-cleaners');
    await userEvent.click(await screen.findByRole('link', { name: PROFILE }));
    await userEvent.click(await screen.findByRole('button', { name: CLEANERS.actions.book }));
    await close(BOOKING);
    await close(PROFILE);
    await expectAt('/find-cleaners');
    await back();
    await expectAt('/');
  });

  it('that was come to from elsewhere leaves the list in its place', async () => {
    await visit('/find-cleaners?cleaner=5');
    await close(PROFILE);
    await expectAt('/find-cleaners');
    await back();
    await expectAt('/');
  });

  it('closes over a cleaner’s own page without a step that leads nowhere', async () => {
    await visit('/cleaners/5');
    await userEvent.click(
      (await screen.findAllByRole('button', { name: CLEANERS.actions.book }))[0] ?? document.body,
    );
    await close(BOOKING);
    await expectAt('/cleaners/5');
    await back();
    await expectAt('/');
  });
});
