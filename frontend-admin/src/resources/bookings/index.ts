import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../../lazyPage';
import { PATHS, showPath } from '../../paths';

export const bookings: ResourceProps = {
  name: 'bookings',
  list: lazyPage(PATHS.bookings, async () => (await import('./BookingList')).BookingList),
  show: lazyPage(showPath(PATHS.bookings), async () => (await import('./BookingShow')).BookingShow),
};
