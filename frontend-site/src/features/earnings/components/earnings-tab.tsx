import { Flex, Stack, Text } from '@chakra-ui/react';
import { formatPounds } from '@tidyhearth/domain';
import { Download } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { Button, Select } from '../../../components/ui';
import { SomethingWrong } from '../../../illustrations';
import { currentParams } from '../../../lib/address';
import { api } from '../../../lib/api';
import type { Earnings } from '../../../lib/contract';
import { useSubmit } from '../../../lib/submit/use-submit';
import { QueryState } from '../../../server-state/query-state';
import { type Period, PERIODS, useEarnings } from '../api/earnings';
import { Figures } from '../../../components/ui/figures';
import { LoadingCards } from '../../../components/ui/loading-cards';
import { saveFile } from '../../../lib/save-file';
import { Section } from '../../../components/ui/section';
import { useTab } from '../../../lib/use-tab';
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
  return (
    <QueryState
      query={earnings}
      loading={<LoadingCards label="Loading your earnings..." />}
      failure={{ title: 'Your earnings did not load', picture: <SomethingWrong /> }}
    >
      {(data) => (
        <Stack gap="8" opacity={earnings.isPlaceholderData ? 0.6 : 1}>
          <Cards cards={data.cards} />
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
            <EarningsChart series={data.series} />
            <EarningsBreakdown earnings={data} />
          </Section>
          <TransactionList transactions={data.transactions} />
          <Text color="fg.muted" textStyle="sm">
            Amounts count completed and paid bookings. The platform fee in the beta is{' '}
            {Math.round(data.feeRate * 100)}% of the gross amount.
          </Text>
        </Stack>
      )}
    </QueryState>
  );
}

function Cards({ cards }: Pick<Earnings, 'cards'>) {
  return (
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
  );
}

function ExportButton({ cleanerId, period }: { cleanerId: number; period: Period }) {
  const load = useSubmit({
    send: () => api.file('/api/cleaners/{id}/earnings.csv', { path: { id: cleanerId }, query: { period } }),
    failed: { title: 'Export failed', description: 'The file could not be fetched. Please try again.' },
    withoutReason: true,
    onDone: (csv) => saveFile(csv, `earnings-${period}.csv`),
  });
  return (
    <Button variant="outline" loading={load.isPending} onClick={() => void load.submit()}>
      <Download aria-hidden />
      Export
    </Button>
  );
}
