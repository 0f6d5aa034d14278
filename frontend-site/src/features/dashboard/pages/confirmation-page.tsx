import { Container } from '@chakra-ui/react';
import { PAGE_TEXTS } from '@tidyhearth/domain';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink, EmptyState, ErrorState, PageMeta } from '../../../components/ui';
import { dashboardTab } from '../../../config/routes';
import { NoBookings, SomethingWrong } from '../../../illustrations';
import { isApiError } from '../../../lib/api-error';
import { useBooking } from '../api/bookings';
import { Confirmation } from '../customer/confirmation';
import { LoadingCards } from '../shared/loading';
import { useLiveRefresh } from '../shared/use-live-refresh';

/** `?booking=12` names the booking. */
export function Component() {
  const [params] = useSearchParams();
  const id = Number(params.get('booking'));
  const known = Number.isSafeInteger(id) && id > 0;
  const booking = useBooking(known ? id : undefined);
  useLiveRefresh();
  const missing = !known || (isApiError(booking.error) && booking.error.status === 404);
  return (
    <Container py={{ base: '6', md: '12' }} maxW="5xl">
      <PageMeta title="Your booking" />
      {missing && (
        <EmptyState
          picture={<NoBookings />}
          title={known ? 'There is no such booking' : PAGE_TEXTS.noBookingData}
          description="It may belong to another account. Your own bookings are in the dashboard."
          action={<ButtonLink to={dashboardTab('bookings')}>Your bookings</ButtonLink>}
        />
      )}
      {known && booking.isPending && <LoadingCards label="Loading your booking..." />}
      {booking.isError && !missing && (
        <ErrorState
          picture={<SomethingWrong />}
          title="Your booking did not load"
          description="It is saved; only this page could not show it."
          onRetry={() => void booking.refetch()}
        />
      )}
      {booking.data && <Confirmation booking={booking.data} />}
    </Container>
  );
}
