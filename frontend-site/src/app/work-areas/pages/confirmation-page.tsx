import { Container } from '@chakra-ui/react';
import { PAGE_TEXTS } from '@tidyhearth/domain';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink, EmptyState, PageMeta } from '../../../components/ui';
import { dashboardTab } from '../../../config/routes';
import { NoBookings, SomethingWrong } from '../../../illustrations';
import { FirstMessage } from '../../../features/messages/components/first-message';
import { QueryState } from '../../../server-state/query-state';
import { isApiError } from '../../../lib/api-error';
import { useBooking } from '../../../features/bookings/api/own-bookings';
import { Confirmation } from '../../../features/bookings/confirmation/confirmation';
import { LoadingCards } from '../../../components/ui/loading-cards';

/** `?booking=12` names the booking. */
export function ConfirmationPage() {
  const [params] = useSearchParams();
  const id = Number(params.get('booking'));
  const known = Number.isSafeInteger(id) && id > 0;
  const booking = useBooking(known ? id : undefined);
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
      {!missing && (
        <QueryState
          query={booking}
          loading={<LoadingCards label="Loading your booking..." />}
          failure={{
            title: 'Your booking did not load',
            description: 'It is saved; only this page could not show it.',
            picture: <SomethingWrong />,
          }}
        >
          {(data) => <Confirmation booking={data} message={<FirstMessage booking={data} />} />}
        </QueryState>
      )}
    </Container>
  );
}
