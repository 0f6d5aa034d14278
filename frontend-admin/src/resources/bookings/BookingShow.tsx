import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { formatDateTime, serviceLabel } from '@tidyhearth/domain';
import type { ReactNode } from 'react';
import { ShowBase, useRecordContext, useShowContext } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { statusOf } from '../../api/http';
import { DialogHost } from '../../components/DialogHost';
import { EmailText } from '../../components/EmailText';
import { Fact, Facts } from '../../components/Facts';
import { BackToList } from '../../components/list/BackToList';
import { ListFailure } from '../../components/list/ListFailure';
import { Panel } from '../../components/Panel';
import { usePageTitle } from '../../components/usePageTitle';
import type { AdminBookingDetail } from '../../contract';
import { NotFound } from '../../layout/NotFound';
import { PATHS, userPath } from '../../paths';
import { FULL_RECORD } from '../../providers/resources';
import { BookingDecision } from './BookingDecision';
import { BookingHistory } from './BookingHistory';
import { BookingStatusPill } from './BookingStatusPill';
import { MarkPaid } from './MarkPaid';
import { PriceBreakdown } from './PriceBreakdown';
import { TEXTS } from '../../i18n/bookings.texts';

export function BookingShow() {
  return (
    <ShowBase<AdminBookingDetail>
      disableAuthentication
      queryOptions={{ meta: FULL_RECORD, onError: () => undefined }}
    >
      <DialogHost>
        <BookingPage />
      </DialogHost>
    </ShowBase>
  );
}

function BookingPage() {
  const { id } = useParams();
  const { record, error, refetch } = useShowContext<AdminBookingDetail>();
  usePageTitle(TEXTS.title(id));
  if ([400, 404].includes(statusOf(error))) return <NotFound />;
  return (
    <section aria-labelledby="booking-heading">
      <BackToList path={PATHS.bookings}>{TEXTS.back}</BackToList>
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
          {TEXTS.title(id)}
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
        <ListFailure label={TEXTS.label} error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton variant="rounded" height={320} role="status" aria-label={TEXTS.loading} />
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
          <Fact label={TEXTS.facts.customer}>
            <Party {...customer} />
          </Fact>
          <Fact label={TEXTS.facts.cleaner}>
            <Party {...cleaner} />
          </Fact>
          <Fact label={TEXTS.facts.where}>{[city, county, postcode].filter(Boolean).join(', ')}</Fact>
          <Fact label={TEXTS.facts.when}>{formatDateTime(booking.date)}</Fact>
          <Fact label={TEXTS.facts.duration}>{TEXTS.hours(booking.duration)}</Fact>
          <Fact label={TEXTS.facts.work}>
            {serviceLabel(booking.serviceType)}, {booking.homeSize}
            {booking.postingId !== null && <Note>{TEXTS.facts.fromPosting(booking.postingId)}</Note>}
          </Fact>
          {booking.cancelledBy !== null && (
            <Fact label={booking.isLateCancellation ? TEXTS.facts.cancelledLate : TEXTS.facts.cancelled}>
              {TEXTS.facts.by[booking.cancelledBy]}
              {booking.cancellationReason !== null && <Note>{booking.cancellationReason}</Note>}
            </Fact>
          )}
          {booking.lateChangeReason !== null && (
            <Fact label={TEXTS.facts.movedLate}>
              {TEXTS.facts.by.customer}
              <Note>{booking.lateChangeReason}</Note>
            </Fact>
          )}
          {booking.disputedBy !== null && booking.disputedAt !== null && (
            <Fact label={TEXTS.facts.disputed}>
              {TEXTS.facts.by[booking.disputedBy]}
              <Note>{formatDateTime(booking.disputedAt)}</Note>
            </Fact>
          )}
        </Facts>
      </Panel>
      <BookingDecision booking={booking} />
      <Box
        sx={{
          display: 'grid',
          gap: 5,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
        }}
      >
        <PriceBreakdown booking={booking} />
        <BookingHistory steps={booking.history} />
      </Box>
    </Box>
  );
}

/** No outer lines, because the surrounding panel has a border. */
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
