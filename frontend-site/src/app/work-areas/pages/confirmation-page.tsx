import { Container } from '@chakra-ui/react';
import { PAGE_TEXTS } from '@tidyhearth/domain';
import { Navigate, useSearchParams } from 'react-router-dom';
import { PageMeta } from '../../../components/ui';
import { bookingPath } from '../../../config/booking-routes';
import { SomethingWrong } from '../../../illustrations/something-wrong';
import { FirstMessage } from '../../../features/messages/components/first-message';
import { QueryState } from '../../../server-state/query-state';
import { idOf } from '../../../lib/address';
import { isApiError } from '../../../lib/api-error';
import { useUser } from '../../../lib/session';
import { useNow } from '../../../lib/use-now';
import { useBooking } from '../../../features/bookings/api/own-bookings';
import { Confirmation } from '../../../features/bookings/confirmation/confirmation';
import { isAhead } from '../../../features/bookings/groups';
import { LoadingCards } from '../../../components/ui/loading-cards';
import { NoSuchBooking } from './no-such-booking';
import { TEXTS } from '../work-areas.texts';

/** The query string `?booking=12` names the booking. */
export function ConfirmationPage() {
  const [params] = useSearchParams();
  const id = idOf(params.get('booking'));
  const user = useUser();
  const booking = useBooking(id);
  const now = useNow();
  const missing = id === undefined || (isApiError(booking.error) && booking.error.status === 404);
  return (
    <Container py={{ base: '6', md: '12' }} maxW="5xl">
      <PageMeta title={TEXTS.booking.title} />
      {missing && <NoSuchBooking title={id === undefined ? PAGE_TEXTS.noBookingData : undefined} />}
      {!missing && (
        <QueryState
          query={booking}
          loading={<LoadingCards label={TEXTS.booking.loading} />}
          failure={{ ...TEXTS.booking.failed, picture: <SomethingWrong /> }}
        >
          {(data) =>
            data.customerId === user?.id && isAhead(data, now) ? (
              <Confirmation booking={data} message={<FirstMessage key={data.id} booking={data} />} />
            ) : (
              // The page is meant for the customer, before the clean.
              <Navigate to={bookingPath(data.id)} replace />
            )
          }
        </QueryState>
      )}
    </Container>
  );
}
