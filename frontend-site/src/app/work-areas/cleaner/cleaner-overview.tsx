import { Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { formatPounds } from '@tidyhearth/domain';
import type { ReactNode } from 'react';
import { Badge, Card, Link } from '../../../components/ui';
import { dashboardTab } from '../../../config/routes';
import type { BookingSummary, CleanerProfile } from '../../../lib/contract';
import { formatRating, plural } from '../../../lib/format';
import { RecentBookings } from '../../../features/bookings/list/recent-bookings';
import { Figures, UnknownYet } from '../../../components/ui/figures';
import { Section } from '../../../components/ui/section';
import { FirstSteps, type SetUp } from './first-steps';

interface CleanerOverviewProps {
  cleaner: CleanerProfile;
  summary: BookingSummary | undefined;
  setUp: SetUp;
}

export function CleanerOverview({ cleaner, summary, setUp }: CleanerOverviewProps) {
  const waiting = summary?.counts.pending ?? 0;
  return (
    <Stack gap="8">
      {waiting > 0 && <RequestsWaiting count={waiting} />}
      <FirstSteps setUp={setUp} />
      <Figures
        figures={[
          { label: 'Hourly Rate', value: formatPounds(cleaner.hourlyRate) },
          { label: 'This Month', value: summary ? plural(summary.thisMonth, 'booking') : <UnknownYet /> },
          { label: 'Rating', value: cleaner.reviewCount > 0 ? formatRating(cleaner.rating) : 'New' },
          { label: 'Response Time', value: cleaner.responseTime },
        ]}
      />
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
    </Stack>
  );
}

function RequestsWaiting({ count }: { count: number }) {
  return (
    <Flex
      justify="space-between"
      align="center"
      gap="3"
      wrap="wrap"
      bg="marigold.subtle"
      color="marigold.fg"
      borderRadius="l3"
      px="5"
      py="4"
    >
      <Text fontWeight="semibold">{plural(count, 'request is', 'requests are')} waiting for your answer</Text>
      <Link to={`${dashboardTab('bookings')}&status=pending`} color="inherit" fontWeight="semibold">
        Answer now
      </Link>
    </Flex>
  );
}

function Performance({ cleaner }: { cleaner: CleanerProfile }) {
  const { isVerified } = cleaner.user;
  const rows: { label: string; value: ReactNode }[] = [
    { label: 'Average rating', value: cleaner.reviewCount > 0 ? formatRating(cleaner.rating) : 'N/A' },
    { label: 'Total reviews', value: cleaner.reviewCount },
    { label: 'Account', value: <State good={isVerified} yes="Verified" no="Unverified" /> },
    {
      label: 'Background check',
      value: <State good={cleaner.isBackgroundChecked} yes="Verified" no="Pending" />,
    },
    { label: 'Insurance', value: <State good={cleaner.isInsured} yes="Covered" no="Not covered" /> },
  ];
  return (
    <Section title="Performance">
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

function State({ good, yes, no }: { good: boolean; yes: string; no: string }) {
  return <Badge colorPalette={good ? 'sage' : 'neutral'}>{good ? yes : no}</Badge>;
}
