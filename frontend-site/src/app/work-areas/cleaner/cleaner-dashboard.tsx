import { Container } from '@chakra-ui/react';
import { usePrefetchQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { ButtonLink, EmptyState, PageMeta } from '../../../components/ui';
import { ROUTES } from '../../../config/routes';
import { Broom } from '../../../illustrations/broom';
import { SomethingWrong } from '../../../illustrations/something-wrong';
import type { AccountUser, CleanerProfile } from '../../../lib/contract';
import { useOwnCleaner } from '../../../features/cleaners/api/own-profile';
import { bookingQueries, usePrefetchBookings } from '../../../features/bookings/api/own-bookings';
import { EarlierBookingsCard } from '../../../features/bookings/list/earlier-bookings-card';
import { RECENT } from '../../../features/bookings/list/recent-bookings';
import { useTab } from '../../../lib/use-tab';
import { LoadingCards } from '../../../components/ui/loading-cards';
import { type QueryLike, QueryState } from '../../../server-state/query-state';
import { usePrefetchDay } from './cleaner-day';
import { CleanerWorkspace, TAB_NAMES } from './cleaner-workspace';
import { FirstStepsReads } from './first-steps';
import { TEXTS } from './cleaner-area.texts';
import { lazyPart } from '../../../lib/lazy-part';

const SignUpNotice = lazyPart(async () => (await import('./later-tabs')).SignUpNotice);

/** What the overview shows is asked for together with the profile, which the workspace waits for. */
function OverviewReads({ cleanerId, userId }: { cleanerId: number; userId: number }) {
  const own = { side: 'cleaner', id: cleanerId } as const;
  usePrefetchDay(cleanerId);
  usePrefetchQuery(bookingQueries.summary(own));
  usePrefetchBookings(own, RECENT);
  return <FirstStepsReads id={cleanerId} userId={userId} />;
}

export function CleanerDashboard({ user }: { user: AccountUser }) {
  const { data, isError, refetch } = useOwnCleaner(user.id);
  return <Area user={user} profile={data} isError={isError} refetch={refetch} />;
}

interface AreaProps extends Omit<QueryLike<CleanerProfile>, 'data'> {
  user: AccountUser;
  /** Null: there is none. */
  profile: CleanerProfile | null | undefined;
}

/**
 * The workspace is rendered in slices: a phone answers a touch in between. Apart from what watches the query, whose next
 * answer would make React render all of it anew in one piece.
 */
function Area({ user, profile: latest, isError, refetch }: AreaProps) {
  const isOverview = useTab(TAB_NAMES) === 'overview';
  const profile = useDeferredValue(latest);
  if (profile) {
    return profile.status === 'approved' ? (
      <CleanerWorkspace user={user} cleaner={profile} />
    ) : (
      <SignUpNotice user={user} cleaner={profile}>
        <EarlierBookingsCard userId={user.id} />
      </SignUpNotice>
    );
  }
  return (
    <Container py="10" minH="dvh">
      <PageMeta title={TEXTS.dashboard.title} />
      {isOverview && user.cleanerId !== null && user.cleanerStatus === 'approved' && (
        <OverviewReads cleanerId={user.cleanerId} userId={user.id} />
      )}
      <QueryState
        query={{ data: profile, isError, refetch }}
        loading={<LoadingCards label={TEXTS.dashboard.loading} />}
        failure={{ ...TEXTS.dashboard.failed, picture: <SomethingWrong /> }}
      >
        {() => (
          <EmptyState
            picture={<Broom />}
            title={TEXTS.dashboard.title}
            description={TEXTS.dashboard.noProfile}
            action={<ButtonLink to={ROUTES.becomeCleaner}>{TEXTS.dashboard.createProfile}</ButtonLink>}
          />
        )}
      </QueryState>
    </Container>
  );
}
