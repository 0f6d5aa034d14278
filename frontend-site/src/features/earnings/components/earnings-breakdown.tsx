import { Box, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { formatPounds } from '@tidyhearth/domain';
import { Card } from '../../../components/ui';
import type { Earnings } from '../../../lib/contract';
import { formatDay, formatHours, plural } from '../../../lib/format';

export function EarningsBreakdown({ earnings }: { earnings: Earnings }) {
  const percent = Math.round(earnings.feeRate * 100);
  const money = [
    { label: 'Gross earnings', value: formatPounds(earnings.gross) },
    { label: `Platform fees (${percent}%)`, value: `−\u00a0${formatPounds(earnings.fee)}` },
  ];
  const work = [
    { label: 'Jobs completed', value: earnings.jobs },
    { label: 'Average job value', value: formatPounds(earnings.averageJob) },
    { label: 'Hours worked', value: formatHours(earnings.hours) },
  ];
  const payment = [
    { label: 'Paid', value: `${plural(earnings.paidJobs, 'job')}, ${formatPounds(earnings.paidAmount)}` },
    {
      label: 'Pending',
      value: `${plural(earnings.pendingJobs, 'job')}, ${formatPounds(earnings.pendingAmount)}`,
    },
    {
      label: 'Next payout',
      value: earnings.nextPayout ? formatDay(earnings.nextPayout) : 'Nothing to pay out',
    },
  ];
  return (
    <Grid templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }} gap="4">
      <Card p="5">
        <Rows rows={money} />
        <Flex justify="space-between" align="baseline" borderTopWidth="1px" pt="3" mt="3">
          <Text fontWeight="semibold">Net earnings</Text>
          <Text fontFamily="heading" fontSize="xl" textStyle="numeric">
            {formatPounds(earnings.net)}
          </Text>
        </Flex>
      </Card>
      <Card p="5">
        <Rows rows={work} />
      </Card>
      <Card p="5">
        <Rows rows={payment} />
        <Text color="fg.muted" textStyle="xs" mt="3">
          Amounts after fees
        </Text>
      </Card>
    </Grid>
  );
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
