import { ButtonLink, EmptyState } from '../../../components/ui';
import { dashboardTab } from '../../../config/routes';
import { NoBookings } from '../../../illustrations/no-bookings';
import { TEXTS } from '../work-areas.texts';

/** Shown for a booking that doesn't exist or belongs to somebody else. */
export function NoSuchBooking({ title = TEXTS.booking.missing }: { title?: string }) {
  return (
    <EmptyState
      heading="h1"
      picture={<NoBookings />}
      title={title}
      description={TEXTS.booking.missingText}
      action={<ButtonLink to={dashboardTab('bookings')}>{TEXTS.booking.toBookings}</ButtonLink>}
    />
  );
}
