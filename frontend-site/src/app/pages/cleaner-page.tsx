import { Container, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { describeCleaner, formatPounds, NO_CLEANER_TITLE } from '@tidyhearth/domain';
import { Suspense } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { Breadcrumb } from '../../components/layout/breadcrumb';
import { STATIC_WHERE_LOW } from '../../components/layout/static-where-low';
import { ButtonLink } from '../../components/ui/button';
import { Card } from '../../components/ui/card';
import { PageMeta } from '../../components/ui/page-meta';
import { EmptyState, ErrorState } from '../../components/ui/states';
import { StructuredData } from '../../components/ui/structured-data';
import { bookingConfirmationPath, cleanerPath, ROUTES } from '../../config/routes';
import { ProfileActions } from '../../features/cleaners/components/profile-actions';
import { ProfileDetails } from '../../features/cleaners/components/profile-details';
import { TEXTS as CLEANERS } from '../../features/cleaners/cleaners.texts';
import { carriedFilters, dayIn, readFilters } from '../../features/cleaners/search-filters';
import { isGone, useCleaner } from '../../features/cleaners/hooks/use-cleaner';
import { ReportedReview } from '../../features/reviews/components/reported-review';
import { LostKey } from '../../illustrations/lost-key';
import { currentParams, idOf } from '../../lib/address';
import type { CleanerProfile } from '../../lib/contract';
import { OVER_ITS_PAGE, useDialogEntry } from '../../lib/dialog-entry';
import { publicUrl } from '../../lib/public-url';
import { useUser } from '../../lib/session';
import { BookingDialog } from '../booking-dialog';
import { PageSkeleton } from '../page-skeleton';
import { useCleanerActions, useInvitation } from '../use-cleaner-actions';
import { TEXTS } from './cleaner-page.texts';

const PROFILE = CLEANERS.profile;

const isAsked = (params: URLSearchParams) => params.get('book') === '1';

function Profile({ cleaner }: { cleaner: CleanerProfile }) {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const searched = carriedFilters(readFilters(params));
  const { book, message } = useCleanerActions((day) =>
    setParams(
      { ...searched, book: '1', ...(day && { day }) },
      {
        // Otherwise a second press, before the form is there, would add a second entry to the history.
        replace: isAsked(currentParams()),
        state: isAsked(params) ? (state as unknown) : OVER_ITS_PAGE,
      },
    ),
  );
  const { name, title, description, schema } = describeCleaner(cleaner, publicUrl);
  return (
    <>
      <PageMeta title={title} description={description} />
      <StructuredData data={schema} />
      <Breadcrumb
        crumbs={[
          { label: TEXTS.crumbs.home, to: ROUTES.home },
          { label: TEXTS.crumbs.search, to: ROUTES.findCleaners },
          { label: name, to: cleanerPath(cleaner.id) },
        ]}
      />
      <Heading as="h1" textStyle="h1" mb="6">
        {name}
      </Heading>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }}
        columnGap="16"
        alignItems="start"
      >
        <ProfileDetails
          cleaner={cleaner}
          heading="h2"
          priceElsewhere
          searchedDay={searched.date}
          onDay={(day) => book(cleaner, day)}
        />
        <Card as="aside" aria-label={TEXTS.price.label} position="sticky" top="24" hideBelow="lg">
          <Text textStyle="h2" fontVariantNumeric="tabular-nums lining-nums">
            {formatPounds(cleaner.hourlyRate)}
            <Text as="span" textStyle="md" fontFamily="body" letterSpacing="normal" color="fg.muted">
              {TEXTS.price.perHour}
            </Text>
          </Text>
          <Text color="fg.muted" textStyle="sm" mt="1" mb="5">
            {TEXTS.price.note(cleaner.user.firstName)}
          </Text>
          <ProfileActions cleaner={cleaner} onMessage={message} onBook={() => book(cleaner)} stacked />
        </Card>
      </Grid>
      <Flex
        position="sticky"
        bottom="0"
        bg="bg"
        borderTopWidth="1px"
        mt="6"
        py="4"
        gap="3"
        align="center"
        justify="flex-end"
        wrap="wrap"
        hideFrom="lg"
        css={STATIC_WHERE_LOW}
      >
        <ProfileActions cleaner={cleaner} onMessage={message} onBook={() => book(cleaner)} />
      </Flex>
      <AskedBooking cleaner={cleaner} />
    </>
  );
}

/** A component of its own, so that nothing else is rendered again once the session is known. */
function AskedBooking({ cleaner }: { cleaner: CleanerProfile }) {
  const navigate = useNavigate();
  const user = useUser();
  const [params] = useSearchParams();
  const entry = useDialogEntry();
  useInvitation(cleaner, isAsked(params));
  if (!isAsked(params) || user?.userType !== 'customer') return null;
  const filters = readFilters(params);
  return (
    <Suspense>
      <BookingDialog
        key={user.id}
        cleaner={cleaner}
        start={{
          postcode: filters.postcode,
          serviceType: filters.service,
          date: dayIn(params) || filters.date,
        }}
        onClose={() => entry.close({ search: new URLSearchParams(carriedFilters(filters)).toString() })}
        // Replaces the form in the history, so that Back does not open it again, empty.
        onBooked={({ id }) => void navigate(bookingConfirmationPath(id), { replace: true })}
      />
    </Suspense>
  );
}

function NotListed() {
  return (
    <>
      <PageMeta title={NO_CLEANER_TITLE} />
      <EmptyState
        heading="h1"
        picture={<LostKey number="404" width={260} />}
        title={PROFILE.gone.title}
        description={PROFILE.gone.description}
        action={<ButtonLink to={ROUTES.findCleaners}>{PROFILE.gone.toSearch}</ButtonLink>}
      />
    </>
  );
}

/** The profile as a page of its own, so that it can be shared, bookmarked and found by search engines. */
export function CleanerPage() {
  const id = idOf(useParams().id);
  return (
    <ReportedReview key={id}>
      <CleanerOf id={id} />
    </ReportedReview>
  );
}

function CleanerOf({ id }: { id: number | undefined }) {
  const known = id !== undefined;
  const { data, error, refetch } = useCleaner(id ?? 0, known);
  const gone = !known || isGone(error);

  if (!data && !error && known) return <PageSkeleton />;
  return (
    <Container py={{ base: '6', md: '10' }}>
      {gone && <NotListed />}
      {!gone && data && <Profile key={id} cleaner={data} />}
      {!gone && !data && (
        <ErrorState
          heading="h1"
          title={PROFILE.failed.title}
          description={PROFILE.failed.description}
          onRetry={() => void refetch()}
        />
      )}
    </Container>
  );
}
