import { Flex, Stack, Text } from '@chakra-ui/react';
import { formatPounds } from '@tidyhearth/domain';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { Button, ErrorState, Select } from '../../../components/ui';
import { SomethingWrong } from '../../../illustrations';
import { currentParams } from '../../../lib/address';
import { api } from '../../../lib/api';
import { toastError } from '../../../lib/toast';
import { type Period, PERIODS, useEarnings } from '../api/cleaner';
import { Figures } from '../shared/figures';
import { LoadingCards } from '../shared/loading';
import { saveFile } from '../shared/save-file';
import { Section } from '../shared/section';
import { useTab } from '../shell/use-tab';
import { EarningsBreakdown } from './earnings-breakdown';
import { EarningsChart } from './earnings-chart';
import { TransactionList } from './transaction-list';

const PERIOD_LABELS: Record<Period, string> = {
  'this-week': 'This week',
  'this-month': 'This month',
  'last-month': 'Last month',
  'all-time': 'All time',
};

const ORDER = ['this-month', 'this-week', 'last-month', 'all-time'] as const satisfies Period[];

export function EarningsTab({ cleanerId }: { cleanerId: number }) {
  const period = useTab(ORDER, 'period');
  const [, setParams] = useSearchParams();
  const earnings = useEarnings(cleanerId, period);
  const choose = (value: string) => {
    const next = currentParams();
    next.set('period', value);
    setParams(next, { replace: true });
  };
  if (earnings.isPending) return <LoadingCards label="Loading your earnings..." />;
  if (earnings.isError) {
    return (
      <ErrorState
        picture={<SomethingWrong />}
        title="Your earnings did not load"
        onRetry={() => void earnings.refetch()}
      />
    );
  }
  const { cards } = earnings.data;
  return (
    <Stack gap="8" opacity={earnings.isPlaceholderData ? 0.6 : 1}>
      <Section title="Earnings">
        <Figures
          figures={[
            { label: 'This Month', value: formatPounds(cards.thisMonth) },
            { label: 'This Week', value: formatPounds(cards.thisWeek) },
            { label: 'Net Earnings', value: formatPounds(cards.totalNet) },
            { label: 'Total Earned', value: formatPounds(cards.totalEarned) },
          ]}
        />
      </Section>
      <Section
        title="Earnings Breakdown"
        level="h3"
        aside={
          <Flex gap="2">
            <Select
              aria-label="Period"
              value={period}
              onChange={(event) => choose(event.target.value)}
              options={PERIODS.map((value) => ({ value, label: PERIOD_LABELS[value] }))}
            />
            <ExportButton cleanerId={cleanerId} period={period} />
          </Flex>
        }
      >
        <EarningsChart series={earnings.data.series} />
        <EarningsBreakdown earnings={earnings.data} />
      </Section>
      <TransactionList transactions={earnings.data.transactions} />
      <Text color="fg.muted" textStyle="sm">
        Amounts count completed and paid bookings. The platform fee in the beta is{' '}
        {Math.round(earnings.data.feeRate * 100)}% of the gross amount.
      </Text>
    </Stack>
  );
}

function ExportButton({ cleanerId, period }: { cleanerId: number; period: Period }) {
  const load = useMutation({
    mutationFn: () =>
      api.file('/api/cleaners/{id}/earnings.csv', { path: { id: cleanerId }, query: { period } }),
    onSuccess: (csv) => saveFile(csv, `earnings-${period}.csv`),
    onError: () =>
      toastError({ title: 'Export failed', description: 'The file could not be fetched. Please try again.' }),
  });
  return (
    <Button variant="outline" loading={load.isPending} onClick={() => load.mutate()}>
      <Download aria-hidden />
      Export
    </Button>
  );
}
