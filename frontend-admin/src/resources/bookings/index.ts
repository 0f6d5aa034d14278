import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../../lazyPage';

export const bookings: ResourceProps = {
  name: 'bookings',
  list: lazyPage(async () => (await import('./BookingList')).BookingList),
  show: lazyPage(async () => (await import('./BookingShow')).BookingShow),
};
