import { Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { formatPounds, formatRating } from '@tidyhearth/domain';
import type { ReactNode } from 'react';
import { Badge, Card, Link } from '../../../components/ui';
import { cleanerDialogPath, ROUTES } from '../../../config/routes';
import type { CleanerProfile, OwnCheck } from '../../../lib/contract';
import { useBookingSummary } from '../../../features/bookings/api/own-bookings';
import { useOwnChecks } from '../../../features/cleaners/api/checks';
import { checkStateOf } from '../../../features/cleaners/checks/check-state';
import { TEXTS as CHECKS } from '../../../features/cleaners/checks/checks.texts';
import { RecentBookings } from '../../../features/bookings/list/recent-bookings';
import { Figures, UnknownYet } from '../../../components/ui/figures';
import { Section } from '../../../components/ui/section';
import { ProfileReviews } from '../../../features/reviews/components/profile-reviews';
import { ReportedReview } from '../../../features/reviews/components/reported-review';
import { CleanerDay } from './cleaner-day';
import { FirstSteps } from './first-steps';
import { TEXTS } from './cleaner-area.texts';

export function CleanerOverview({ cleaner }: { cleaner: CleanerProfile }) {
  return (
    <Stack gap="8">
      <CleanerDay cleanerId={cleaner.id}>
        <FirstSteps cleaner={cleaner} />
        <OwnFigures cleaner={cleaner} />
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 18rem' }}
          gap="8"
          alignItems="start"
        >
          <RecentBookings
            of={{ side: 'cleaner', id: cleaner.id }}
            nameOf={(booking) => booking.customer.firstName}
          />
          <Performance cleaner={cleaner} />
        </Grid>
        <OwnReviews cleaner={cleaner} />
      </CleanerDay>
    </Stack>
  );
}

function OwnFigures({ cleaner }: { cleaner: CleanerProfile }) {
  const { data: summary } = useBookingSummary({ side: 'cleaner', id: cleaner.id });
  return (
    <Figures
      figures={[
        { label: TEXTS.figures.rate, value: formatPounds(cleaner.hourlyRate) },
        {
          label: TEXTS.figures.thisMonth,
          value: summary ? TEXTS.figures.bookings(summary.thisMonth) : <UnknownYet />,
        },
        {
          label: TEXTS.figures.rating,
          value: cleaner.reviewCount > 0 ? formatRating(cleaner.rating) : TEXTS.figures.unrated,
        },
        { label: TEXTS.figures.responseTime, value: cleaner.responseTime },
      ]}
    />
  );
}

function OwnReviews({ cleaner }: { cleaner: CleanerProfile }) {
  if (cleaner.reviewCount === 0)
    return (
      <Section title={TEXTS.reviews.title}>
        <Text color="fg.muted">{TEXTS.reviews.none}</Text>
      </Section>
    );
  return (
    <ReportedReview>
      <ProfileReviews
        userId={cleaner.userId}
        name={cleaner.user.firstName}
        reviewCount={cleaner.reviewCount}
        heading="h2"
      />
    </ReportedReview>
  );
}

function Performance({ cleaner }: { cleaner: CleanerProfile }) {
  const { isVerified } = cleaner.user;
  const rows: { label: string; value: ReactNode }[] = [
    {
      label: TEXTS.performance.rating,
      value: cleaner.reviewCount > 0 ? formatRating(cleaner.rating) : TEXTS.performance.unrated,
    },
    { label: TEXTS.performance.reviews, value: cleaner.reviewCount },
    {
      label: TEXTS.performance.account.label,
      value: <State good={isVerified} texts={TEXTS.performance.account} />,
    },
    {
      label: TEXTS.performance.backgroundCheck.label,
      value: <BackgroundCheck cleaner={cleaner} />,
    },
    {
      label: TEXTS.performance.insurance.label,
      value: <State good={cleaner.isInsured} texts={TEXTS.performance.insurance} />,
    },
  ];
  return (
    <Section
      title={TEXTS.performance.title}
      aside={
        <Link to={cleanerDialogPath(cleaner.id)} py="2.5">
          {TEXTS.profile.link}
        </Link>
      }
    >
      <Card py="2">
        <Stack as="dl" gap="0">
          {rows.map(({ label, value }, index) => (
            <Flex
              key={label}
              justify="space-between"
              align="center"
              gap="3"
              py="3"
              borderTopWidth={index && '1px'}
            >
              <Text as="dt" color="fg.muted" textStyle="sm">
                {label}
              </Text>
              <Text as="dd" fontWeight="semibold" textStyle="numeric">
                {value}
              </Text>
            </Flex>
          ))}
        </Stack>
      </Card>
    </Section>
  );
}

function State({ good, texts }: { good: boolean; texts: { yes: string; no: string } }) {
  return <Badge colorPalette={good ? 'sage' : 'neutral'}>{good ? texts.yes : texts.no}</Badge>;
}

/** The text about the cleaner's next step; undefined while it is the team's turn. */
function neededOf(check: OwnCheck | undefined): string | undefined {
  const state = check && checkStateOf(check);
  if (state === undefined || state === 'submitted' || state === 'passed') return undefined;
  const cause = check?.open?.cause;
  // What was requested before the last check expired is still requested.
  const hasExpired = cause === 'expired' || cause === 'expiring';
  return hasExpired ? TEXTS.performance.backgroundCheck.expired : CHECKS.states[state];
}

function BackgroundCheck({ cleaner }: { cleaner: CleanerProfile }) {
  const { isBackgroundChecked } = cleaner;
  const { data: checks, isPending } = useOwnChecks(cleaner.id, !isBackgroundChecked);
  if (!isBackgroundChecked && isPending) return null;
  const needed = neededOf(checks?.find(({ kind }) => kind === 'background'));
  if (isBackgroundChecked || !needed)
    return <State good={isBackgroundChecked} texts={TEXTS.performance.backgroundCheck} />;
  return <Link to={`${ROUTES.profile}#checks`}>{needed}</Link>;
}
