import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { BOOKING_STATUSES, formatDateTime, formatPounds } from '@tidyhearth/domain';
import { useCreatePath, useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { ChoiceInput } from '../../components/list/ChoiceInput';
import { Column } from '../../components/list/Column';
import { ConsoleList } from '../../components/list/ConsoleList';
import { DayInput } from '../../components/list/DayInput';
import { Section } from '../../components/list/Section';
import { HiddenText } from '../../components/HiddenText';
import type { AdminBooking } from '../../contract';
import { countOf, labelOf } from '../../format';
import { BookingStatusPill } from './BookingStatusPill';
import { MarkPaid } from './MarkPaid';

const STATUSES = BOOKING_STATUSES.map((status) => ({ value: status, label: labelOf(status) }));
const hours = ({ duration }: AdminBooking) => countOf(duration, 'hour');
const tabular = { fontVariantNumeric: 'tabular-nums' as const, whiteSpace: 'nowrap' as const };

const columns = (
  <>
    <Column<AdminBooking> source="id" isSortable render={({ id }) => <BookingLink id={id} />} />
    <Column<AdminBooking>
      source="date"
      isSortable
      render={({ date }) => <span style={tabular}>{formatDateTime(date)}</span>}
    />
    <Column<AdminBooking> source="duration" render={hours} />
    <Column<AdminBooking> source="status" render={({ status }) => <BookingStatusPill status={status} />} />
    <Column<AdminBooking>
      source="totalCost"
      isSortable
      align="right"
      render={({ totalCost }) => <strong style={tabular}>{formatPounds(totalCost)}</strong>}
    />
    <Column<AdminBooking>
      source="actions"
      align="right"
      render={(booking) => <MarkPaid booking={booking} />}
    />
  </>
);

function BookingLink({ id }: { id: number }) {
  const pathOf = useCreatePath();
  return (
    <Link
      component={RouterLink}
      to={pathOf({ resource: 'bookings', type: 'show', id })}
      sx={{ ...tabular, display: 'inline-block', position: 'relative', fontWeight: 600 }}
    >
      <HiddenText>Booking </HiddenText>#{id}
    </Link>
  );
}

function BookingCard() {
  const booking = useRecordContext<AdminBooking>();
  if (!booking) return null;
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
  return (
    <Section resource="bookings">
      <ConsoleList
        resource="bookings"
        sort={{ field: 'date', order: 'DESC' }}
        orders={['id', 'date', 'totalCost']}
        card={<BookingCard />}
        filters={
          <>
            <ChoiceInput source="status" choices={STATUSES} />
            <DayInput source="from" />
            <DayInput source="to" />
          </>
        }
      >
        {columns}
      </ConsoleList>
    </Section>
  );
}
