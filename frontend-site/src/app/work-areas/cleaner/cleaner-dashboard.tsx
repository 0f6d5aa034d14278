import { Container, Stack } from '@chakra-ui/react';
import { usePrefetchQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { ButtonLink, EmptyState, PageMeta } from '../../../components/ui';
import { ROUTES } from '../../../config/routes';
import { Broom } from '../../../illustrations/broom';
import { SomethingWrong } from '../../../illustrations/something-wrong';
import type { AccountUser, CleanerProfile } from '../../../lib/contract';
import { useOwnCleaner } from '../../../features/cleaners/api/own-profile';
import {
  bookingQueries,
  useBookingSummary,
  usePrefetchBookings,
} from '../../../features/bookings/api/own-bookings';
import { countOf } from '../../../features/bookings/groups';
import { EarlierBookingsCard } from '../../../features/bookings/list/earlier-bookings-card';
import { EarlierJobsCard } from '../../../features/postings/components/earlier-jobs-card';
import { RECENT } from '../../../features/bookings/list/recent-bookings';
import { useOwnBids, usePrefetchOwnBids } from '../../../features/postings/api/postings';
import { useTab } from '../../../lib/use-tab';
import { LoadingCards } from '../../../components/ui/loading-cards';
import { type QueryLike, QueryState, useBothQueries } from '../../../server-state/query-state';
import { usePrefetchDay } from './cleaner-day';
import { CleanerWorkspace, TAB_NAMES } from './cleaner-workspace';
import { FirstStepsReads } from './first-steps';
import { TEXTS } from './cleaner-area.texts';
import { lazyPart } from '../../../lib/lazy-part';
import { useAnyHeld } from '../../../lib/submit/with-sign-in';

const later = () => import('./later-tabs');
const CleanerBookings = lazyPart(async () => (await later()).CleanerBookings);
const OwnBids = lazyPart(async () => (await later()).OwnBids);
const SignUpNotice = lazyPart(async () => (await later()).SignUpNotice);

/** Requests what the overview shows together with the profile, which the workspace waits for. */
function OverviewReads({ cleanerId, userId }: { cleanerId: number; userId: number }) {
  const own = { side: 'cleaner', id: cleanerId } as const;
  usePrefetchDay(cleanerId);
  usePrefetchQuery(bookingQueries.summary(own));
  usePrefetchBookings(own, RECENT);
  return <FirstStepsReads id={cleanerId} userId={userId} />;
}

/** An applicant has no work, which one figure and an empty list show. Somebody who was approved before may have some. */
function WaitingReads({ cleanerId }: { cleanerId: number }) {
  usePrefetchQuery(bookingQueries.summary({ side: 'cleaner', id: cleanerId }));
  usePrefetchOwnBids(cleanerId);
  return null;
}

/** Not approved, or no longer: earlier bookings and bids stand, and the cleaner still has to act on them. */
function Waiting({ user, profile }: { user: AccountUser; profile: CleanerProfile }) {
  const summary = useBookingSummary({ side: 'cleaner', id: profile.id });
  const bids = useOwnBids(profile.id);
  return (
    <QueryState
      query={useBothQueries(summary, bids)}
      loading={<LoadingCards label={TEXTS.dashboard.loading} />}
      failure={{ ...TEXTS.dashboard.failed, picture: <SomethingWrong /> }}
    >
      {([figures, own]) => (
        <SignUpNotice
          user={user}
          cleaner={profile}
          work={workOf(profile, countOf(figures, 'all') > 0, own.length > 0)}
        >
          <EarlierBookingsCard userId={user.id} />
          <EarlierJobsCard userId={user.id} />
        </SignUpNotice>
      )}
    </QueryState>
  );
}

/** Either of them prevents the application from being withdrawn, whatever its state. */
function workOf(profile: CleanerProfile, hasBookings: boolean, hasBids: boolean): ReactNode {
  if (!hasBookings && !hasBids) return undefined;
  return (
    <Stack gap="10">
      {hasBookings && <CleanerBookings cleanerId={profile.id} takesRequests={false} />}
      {hasBids && <OwnBids cleaner={profile} />}
    </Stack>
  );
}

/**
 * A change of approval never removes a form that is being filled in: the page changes once the form is sent or
 * abandoned.
 */
function Own({ user, profile }: { user: AccountUser; profile: CleanerProfile }) {
  const isApproved = profile.status === 'approved';
  const [isAtWork, setAtWork] = useState(isApproved);
  const isOut = isAtWork !== isApproved;
  const isHeld = useAnyHeld(isOut);
  if (isOut && !isHeld) setAtWork(isApproved);
  return isAtWork ? (
    <CleanerWorkspace user={user} cleaner={profile} />
  ) : (
    <Waiting user={user} profile={profile} />
  );
}

export function CleanerDashboard({ user }: { user: AccountUser }) {
  const { data, isError, refetch } = useOwnCleaner(user.id);
  return <Area user={user} profile={data} isError={isError} refetch={refetch} />;
}

interface AreaProps extends Omit<QueryLike<CleanerProfile>, 'data'> {
  user: AccountUser;
  /** Null: there is no profile. */
  profile: CleanerProfile | null | undefined;
}

/**
 * The workspace is rendered in slices, so that a phone responds to a touch in between. It's separate from the component
 * that watches the query, because React would otherwise render all of it again in one piece at the next answer.
 */
function Area({ user, profile: latest, isError, refetch }: AreaProps) {
  const isOverview = useTab(TAB_NAMES) === 'overview';
  const profile = useDeferredValue(latest);
  if (profile) return <Own user={user} profile={profile} />;
  return (
    <Container py="10" minH="dvh">
      <PageMeta title={TEXTS.dashboard.title} />
      {isOverview && user.cleanerId !== null && user.cleanerStatus === 'approved' && (
        <OverviewReads cleanerId={user.cleanerId} userId={user.id} />
      )}
      {user.cleanerId !== null && user.cleanerStatus !== 'approved' && (
        <WaitingReads cleanerId={user.cleanerId} />
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
