import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { BOOKING_STATUSES, formatDateTime, formatPounds } from '@tidyhearth/domain';
import { useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { ChoiceInput } from '../../components/list/ChoiceInput';
import { Column } from '../../components/list/Column';
import { ConsoleList } from '../../components/list/ConsoleList';
import { DayInput } from '../../components/list/DayInput';
import { RecordLink } from '../../components/list/RecordLink';
import { SearchInput } from '../../components/list/SearchInput';
import { Section } from '../../components/list/Section';
import { HiddenText } from '../../components/HiddenText';
import type { AdminBooking } from '../../contract';
import { labelOf } from '../../format';
import { userPath } from '../../paths';
import { BookingStatusPill } from './BookingStatusPill';
import { MarkPaid } from './MarkPaid';
import { TEXTS } from '../../i18n/bookings.texts';

const STATUSES = BOOKING_STATUSES.map((status) => ({ value: status, label: labelOf(status) }));
const WAITING = [{ value: 'true', label: TEXTS.decision.waiting }];
/** The server's order: today's and upcoming visits first, then past ones, latest first. */
const NEXT_FIRST = 'next';
/** One letter would match too many people. */
const isEnough = (text: string) => text.length > 1;
const hours = ({ duration }: AdminBooking) => TEXTS.hours(duration);
const tabular = { fontVariantNumeric: 'tabular-nums' as const, whiteSpace: 'nowrap' as const };

const columns = (
  <>
    <Column<AdminBooking> source="id" isSortable render={({ id }) => <BookingLink id={id} />} />
    <Column<AdminBooking>
      source="date"
      isSortable
      render={({ date }) => <span style={tabular}>{formatDateTime(date)}</span>}
    />
    <Column<AdminBooking> source="customer" render={({ customer }) => <Party person={customer} />} />
    <Column<AdminBooking> source="cleaner" render={({ cleaner }) => <Party person={cleaner} />} />
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
  return (
    <RecordLink id={id} sx={tabular}>
      <HiddenText>{TEXTS.booking}</HiddenText>#{id}
    </RecordLink>
  );
}

function Party({ person }: { person: AdminBooking['customer'] }) {
  return (
    <Link
      component={RouterLink}
      to={userPath(person.email)}
      sx={{ display: 'inline-block', color: 'inherit', overflowWrap: 'anywhere' }}
    >
      {person.name}
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
      <Box sx={{ overflowWrap: 'anywhere' }}>
        {TEXTS.between(booking.customer.name, booking.cleaner.name)}
      </Box>
      <Box
        sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2, minHeight: 44 }}
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
        sort={{ field: NEXT_FIRST, order: 'ASC' }}
        orders={['id', 'date', 'totalCost']}
        tableFrom="lg"
        card={<BookingCard />}
        filters={
          <>
            <SearchInput isComplete={isEnough} />
            <ChoiceInput source="status" choices={STATUSES} />
            <ChoiceInput source="waiting" choices={WAITING} />
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
