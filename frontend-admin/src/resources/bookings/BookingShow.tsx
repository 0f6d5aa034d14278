import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { formatDateTime, serviceLabel } from '@tidyhearth/domain';
import type { ReactNode } from 'react';
import { ShowBase, useRecordContext, useShowContext } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { statusOf } from '../../api/http';
import { EmailText } from '../../components/EmailText';
import { Fact, Facts } from '../../components/Facts';
import { ListFailure } from '../../components/list/ListFailure';
import { Panel } from '../../components/Panel';
import { usePageTitle } from '../../components/usePageTitle';
import type { AdminBookingDetail } from '../../contract';
import { countOf } from '../../format';
import { NotFound } from '../../layout/NotFound';
import { PATHS, userPath } from '../../paths';
import { WHOLE } from '../../providers/resources';
import { BookingHistory } from './BookingHistory';
import { BookingStatusPill } from './BookingStatusPill';
import { MarkPaid } from './MarkPaid';
import { PriceMakeUp } from './PriceMakeUp';

/** One booking at an address of its own: who, where, what it costs and how it came to stand where it stands. */
export function BookingShow() {
  return (
    <ShowBase<AdminBookingDetail> queryOptions={{ meta: WHOLE, onError: () => undefined }}>
      <BookingPage />
    </ShowBase>
  );
}

function BookingPage() {
  const { id } = useParams();
  const { record, error, refetch } = useShowContext<AdminBookingDetail>();
  usePageTitle(`Booking #${id}`);
  if ([400, 404].includes(statusOf(error))) return <NotFound />;
  return (
    <section aria-labelledby="booking-heading">
      <Link
        component={RouterLink}
        to={PATHS.bookings}
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, marginBottom: 3, minHeight: 24 }}
      >
        <ArrowBackRounded fontSize="small" aria-hidden />
        All bookings
      </Link>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 3,
          marginBottom: 5,
          minHeight: 40,
        }}
      >
        <Typography variant="h2" id="booking-heading">
          Booking #{id}
        </Typography>
        {record && <BookingStatusPill status={record.status} />}
        {record && (
          <Box sx={{ marginLeft: { sm: 'auto' } }}>
            <MarkPaid booking={record} />
          </Box>
        )}
      </Box>
      {record ? (
        <BookingSheet />
      ) : error ? (
        <ListFailure label="The booking" error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton variant="rounded" height={320} role="status" aria-label="Loading the booking" />
      )}
    </section>
  );
}

function BookingSheet() {
  const booking = useRecordContext<AdminBookingDetail>();
  if (!booking) return null;
  const { customer, cleaner, city, county, postcode } = booking;
  return (
    <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Panel sx={sheetStyle}>
        <Facts>
          <Fact label="Customer">
            <Party {...customer} />
          </Fact>
          <Fact label="Cleaner">
            <Party {...cleaner} />
          </Fact>
          <Fact label="Where">{[city, county, postcode].filter(Boolean).join(', ')}</Fact>
          <Fact label="When">{formatDateTime(booking.date)}</Fact>
          <Fact label="Duration">{countOf(booking.duration, 'hour')}</Fact>
          <Fact label="Work">
            {serviceLabel(booking.serviceType)}, {booking.homeSize}
            {booking.postingId !== null && <Note>From job posting #{booking.postingId}</Note>}
          </Fact>
        </Facts>
      </Panel>
      <Box
        sx={{
          display: 'grid',
          gap: 5,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
        }}
      >
        <PriceMakeUp booking={booking} />
        <BookingHistory steps={booking.history} />
      </Box>
    </Box>
  );
}

/** The panel's own edge stands in for the lines around the facts. */
const sheetStyle = {
  padding: { xs: '4px 16px', sm: '8px 28px' },
  '& dl': { borderTop: 0 },
  '& dl > :nth-last-of-type(-n + 2)': { borderBottom: 0 },
  '& dl > :nth-last-of-type(3)': { borderBottom: { lg: 0 } },
};

function Note({ children }: { children: ReactNode }) {
  return <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{children}</Box>;
}

function Party({ name, email }: AdminBookingDetail['customer']) {
  return (
    <>
      <Link component={RouterLink} to={userPath(email)} sx={{ fontWeight: 600 }}>
        {name}
      </Link>
      <Note>
        <EmailText>{email}</EmailText>
      </Note>
    </>
  );
}
