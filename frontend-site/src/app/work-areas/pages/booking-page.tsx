import { Container } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { PageMeta } from '../../../components/ui';
import { LoadingCards } from '../../../components/ui/loading-cards';
import { consoleBookingPath } from '../../../config/booking-routes';
import { SomethingWrong } from '../../../illustrations/something-wrong';
import { idOf } from '../../../lib/address';
import { isApiError } from '../../../lib/api-error';
import { useAccount } from '../../../lib/use-account';
import { QueryState } from '../../../server-state/query-state';
import { useBooking } from '../../../features/bookings/api/own-bookings';
import { BookingView } from '../../../features/bookings/page/booking-view';
import { NoSuchBooking } from './no-such-booking';
import { TEXTS } from '../work-areas.texts';

/** The page `/bookings/12`, for the two parties. */
export function BookingPage() {
  const id = idOf(useParams().id);
  const user = useAccount();
  const booking = useBooking(id);
  const missing = id === undefined || (isApiError(booking.error) && booking.error.status === 404);
  return (
    <Container py={{ base: '5', md: '10' }} maxW="5xl">
      <PageMeta title={TEXTS.booking.title} />
      {missing && (id !== undefined && user.isAdmin ? <ToConsole id={id} /> : <NoSuchBooking />)}
      {!missing && (
        <QueryState
          query={booking}
          loading={<LoadingCards label={TEXTS.booking.loading} />}
          failure={{ ...TEXTS.booking.failed, picture: <SomethingWrong /> }}
        >
          {(data) => (
            <BookingView booking={data} side={data.customerId === user.id ? 'customer' : 'cleaner'} />
          )}
        </QueryState>
      )}
    </Container>
  );
}

/** An admin who follows a shared link is not a party, and reads the booking in the console. */
function ToConsole({ id }: { id: number }) {
  useEffect(() => window.location.replace(consoleBookingPath(id)), [id]);
  return <LoadingCards label={TEXTS.booking.loading} />;
}
