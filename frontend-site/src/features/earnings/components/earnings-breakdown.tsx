import { Box, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { formatPounds } from '@tidyhearth/domain';
import { Card } from '../../../components/ui';
import type { Earnings } from '../../../lib/contract';
import { formatHours, formatPercent, plural } from '../../../lib/format';
import { formatDay } from '../../../lib/format-day';
import { TEXTS } from '../earnings.texts';

export function EarningsBreakdown({ earnings }: { earnings: Earnings }) {
  const money = [
    { label: TEXTS.breakdown.gross, value: formatPounds(earnings.gross) },
    {
      label: TEXTS.breakdown.fees(ratesOf(earnings)),
      value: `−\u00a0${formatPounds(earnings.fee)}`,
    },
  ];
  const work = [
    { label: TEXTS.breakdown.jobs, value: earnings.jobs },
    { label: TEXTS.breakdown.average, value: formatPounds(earnings.averageJob) },
    { label: TEXTS.breakdown.hours, value: formatHours(earnings.hours) },
  ];
  const payment = [
    {
      label: TEXTS.breakdown.paid,
      value: `${plural(earnings.paidJobs, TEXTS.breakdown.job)}, ${formatPounds(earnings.paidAmount)}`,
    },
    {
      label: TEXTS.breakdown.pending,
      value: `${plural(earnings.pendingJobs, TEXTS.breakdown.job)}, ${formatPounds(earnings.pendingAmount)}`,
    },
    {
      label: TEXTS.breakdown.nextPayout,
      value: earnings.nextPayout ? formatDay(earnings.nextPayout) : TEXTS.breakdown.noPayout,
    },
  ];
  return (
    <Grid templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }} gap="4">
      <Card p="5">
        <Rows rows={money} />
        <Flex justify="space-between" align="baseline" borderTopWidth="1px" pt="3" mt="3">
          <Text fontWeight="semibold">{TEXTS.breakdown.net}</Text>
          <Text fontFamily="heading" fontSize="xl" textStyle="numeric">
            {formatPounds(earnings.net)}
          </Text>
        </Flex>
      </Card>
      <Card p="5">
        <Rows rows={work} />
      </Card>
      <Card p="5">
        <Text fontWeight="semibold" mb="2.5">
          {TEXTS.breakdown.payment}
        </Text>
        <Rows rows={payment} />
        <Text color="fg.muted" textStyle="xs" mt="3">
          {TEXTS.breakdown.afterFees}
        </Text>
      </Card>
    </Grid>
  );
}

/** More than one rate if the operator changed it meanwhile. */
function ratesOf({ lowestFeeRate, highestFeeRate }: Earnings): string {
  const lowest = formatPercent(lowestFeeRate);
  return lowestFeeRate === highestFeeRate
    ? lowest
    : TEXTS.breakdown.rates(lowest, formatPercent(highestFeeRate));
}

function Rows({ rows }: { rows: { label: string; value: string | number }[] }) {
  return (
    <Stack as="dl" gap="2.5">
      {rows.map(({ label, value }) => (
        <Flex key={label} justify="space-between" gap="4">
          <Text as="dt" color="fg.muted">
            {label}
          </Text>
          <Box as="dd" fontWeight="semibold" textAlign="end" textStyle="numeric">
            {value}
          </Box>
        </Flex>
      ))}
    </Stack>
  );
}
