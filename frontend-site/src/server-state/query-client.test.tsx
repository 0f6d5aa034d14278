import { useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { signIn, signOut } from '../lib/session';
import { CUSTOMER } from '../test/jobs';
import { renderOnSite } from '../test/render';
import { GROUPS } from './query-groups';

const readBookings = vi.fn<() => Promise<string>>(() => Promise.resolve('bookings'));
const readCleaners = vi.fn<() => Promise<string>>(() => Promise.resolve('cleaners'));

function Page() {
  const bookings = useQuery({ queryKey: [...GROUPS.bookings, 'mine'], queryFn: readBookings });
  const cleaners = useQuery({ queryKey: [...GROUPS.cleaners, 'search'], queryFn: readCleaners });
  return (
    <p>
      {bookings.data} and {cleaners.data}
    </p>
  );
}

async function openPage() {
  signIn({ token: 'token', user: CUSTOMER });
  renderOnSite(<Page />);
  await screen.findByText('bookings and cleaners');
  vi.clearAllMocks();
}

it('after a sign-out, a page that is still mounted reads again only what visitors may read', async () => {
  await openPage();
  act(signOut);
  await waitFor(() => expect(readCleaners).toHaveBeenCalledOnce());
  expect(readBookings).not.toHaveBeenCalled();
});

it('for another user, everything that is shown is read again', async () => {
  await openPage();
  act(() => void signIn({ token: 'another', user: { ...CUSTOMER, id: CUSTOMER.id + 1 } }));
  await waitFor(() => expect(readCleaners).toHaveBeenCalledOnce());
  expect(readBookings).toHaveBeenCalledOnce();
});
