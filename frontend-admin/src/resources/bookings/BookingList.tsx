import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { BOOKING_STATUSES, formatDateTime, formatPounds } from '@tidyhearth/domain';
import { Link as RouterLink } from 'react-router-dom';
import { ConsoleList } from '../../components/list/ConsoleList';
import { FilterDate } from '../../components/list/FilterDate';
import { FilterSelect } from '../../components/list/FilterSelect';
import type { Column } from '../../components/list/types';
import { HiddenText } from '../../components/HiddenText';
import { SectionHeading } from '../../components/SectionHeading';
import { usePageTitle } from '../../components/usePageTitle';
import type { AdminBooking } from '../../contract';
import { countOf, labelOf } from '../../format';
import { bookingPath } from '../../paths';
import { BookingStatusPill } from './BookingStatusPill';
import { MarkPaid } from './MarkPaid';

const STATUSES = BOOKING_STATUSES.map((status) => ({ value: status, label: labelOf(status) }));
const hours = ({ duration }: AdminBooking) => countOf(duration, 'hour');
const tabular = { fontVariantNumeric: 'tabular-nums' as const, whiteSpace: 'nowrap' as const };

const columns: readonly Column<AdminBooking>[] = [
  { key: 'id', label: 'Booking', sortBy: 'id', cell: ({ id }) => <BookingLink id={id} /> },
  {
    key: 'date',
    label: 'Date',
    sortBy: 'date',
    cell: ({ date }) => <span style={tabular}>{formatDateTime(date)}</span>,
  },
  { key: 'duration', label: 'Duration', cell: hours },
  {
    key: 'status',
    label: 'Status',
    cell: ({ status }) => <BookingStatusPill status={status} />,
  },
  {
    key: 'total',
    label: 'Total',
    sortBy: 'totalCost',
    align: 'right',
    cell: ({ totalCost }) => <strong style={tabular}>{formatPounds(totalCost)}</strong>,
  },
  { key: 'actions', label: 'Actions', align: 'right', cell: (booking) => <MarkPaid booking={booking} /> },
];

function BookingLink({ id }: { id: number }) {
  return (
    <Link
      component={RouterLink}
      to={bookingPath(id)}
      sx={{ ...tabular, display: 'inline-block', position: 'relative', fontWeight: 600 }}
    >
      <HiddenText>Booking </HiddenText>#{id}
    </Link>
  );
}

function BookingCard({ booking }: { booking: AdminBooking }) {
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
        <strong style={tabular}>{formatDateTime(booking.date)}</strong>
        <BookingStatusPill status={booking.status} />
      </Box>
      <Box
        sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2, minHeight: 32 }}
      >
        <span style={tabular}>
          <BookingLink id={booking.id} />, {hours(booking)}, {formatPounds(booking.totalCost)}
        </span>
        <MarkPaid booking={booking} />
      </Box>
    </>
  );
}

export function BookingList() {
  usePageTitle('Recent Bookings');
  return (
    <section aria-labelledby="bookings-heading">
      <SectionHeading title="Recent Bookings" id="bookings-heading" />
      <ConsoleList
        resource="bookings"
        label="Bookings"
        sort={{ field: 'date', order: 'DESC' }}
        columns={columns}
        card={(booking) => <BookingCard booking={booking} />}
        empty={{ title: 'No bookings yet', hint: 'Requests appear here as soon as a customer sends one.' }}
        toolbar={
          <>
            <FilterSelect label="Status" source="status" choices={STATUSES} />
            <FilterDate label="From" source="from" />
            <FilterDate label="To" source="to" />
          </>
        }
      />
    </section>
  );
}
