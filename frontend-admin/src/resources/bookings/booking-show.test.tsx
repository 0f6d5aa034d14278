// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { Resource } from 'react-admin';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { listOf, serve } from '../../test/fakeServer';
import { renderConsole } from '../../test/renderConsole';
import { BookingList } from './BookingList';
import { BookingShow } from './BookingShow';

const row = { id: 7, date: '2026-11-20T10:00:00.000Z', duration: 2, status: 'confirmed', totalCost: '50.00' };
const whole = {
  ...row,
  customer: { name: 'Ada Lowe', email: 'ada@example.org' },
  cleaner: { name: 'Bea Lowe', email: 'bea@example.org' },
  serviceType: 'regular',
  homeSize: '2 bedrooms',
  city: 'Oxford',
  county: 'Oxfordshire',
  postcode: 'OX1 2JD',
  postingId: null,
  hourlyRate: '25.00',
  subtotal: '50.00',
  platformFee: '0.00',
  history: [],
};

function Opener() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate('/bookings')}>Open the list</button>;
}

afterEach(cleanup);

test('a booking opened from its list is read as a whole: the row is only a part of it', async () => {
  serve(({ path }) => (path.endsWith('/recent') ? listOf([row]) : { body: whole }));
  const user = renderConsole(
    <Routes>
      <Route path="/" element={<Opener />} />
      <Route
        path="/bookings/*"
        element={<Resource name="bookings" list={BookingList} show={BookingShow} />}
      />
    </Routes>,
  );
  await user.click(await screen.findByRole('button', { name: 'Open the list' }));
  await user.click(await screen.findByRole('link', { name: 'Booking #7' }));
  await screen.findByRole('heading', { name: 'Booking #7', level: 2 });
  expect(await screen.findByRole('link', { name: 'Ada Lowe' })).toBeDefined();
});
