import type { ResourceProps } from 'react-admin';
import { BookingList } from './BookingList';

export const bookings: ResourceProps = { name: 'bookings', list: BookingList };
