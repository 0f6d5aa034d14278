import { Flex, Stack, Text } from '@chakra-ui/react';
import { formatPounds } from '@tidyhearth/domain';
import { Download } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { Button, Select } from '../../../components/ui';
import { SomethingWrong } from '../../../illustrations/something-wrong';
import { currentParams } from '../../../lib/address';
import { api } from '../../../lib/api';
import type { Earnings } from '../../../lib/contract';
import { formatPercent } from '../../../lib/format';
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
import { TEXTS } from '../earnings.texts';

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
      loading={<LoadingCards label={TEXTS.loading} />}
      failure={{ title: TEXTS.failed.title, picture: <SomethingWrong /> }}
    >
      {(data) => (
        <Stack gap="8" opacity={earnings.isPlaceholderData ? 0.6 : 1}>
          <Cards cards={data.cards} />
          <Section
            title={TEXTS.breakdown.title}
            hint={TEXTS.breakdown.spans[data.period]}
            level="h3"
            aside={
              <Flex gap="2">
                <Select
                  aria-label={TEXTS.period}
                  value={period}
                  onChange={(event) => choose(event.target.value)}
                  options={PERIODS.map((value) => ({ value, label: TEXTS.periods[value] }))}
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
            {TEXTS.feeNote(formatPercent(data.feeRate))}
          </Text>
        </Stack>
      )}
    </QueryState>
  );
}

function Cards({ cards }: Pick<Earnings, 'cards'>) {
  return (
    <Section title={TEXTS.title}>
      <Figures
        figures={[
          { label: TEXTS.figures.month, value: formatPounds(cards.thisMonth), note: TEXTS.notes.beforeFees },
          { label: TEXTS.figures.week, value: formatPounds(cards.thisWeek), note: TEXTS.notes.beforeFees },
          { label: TEXTS.figures.net, value: formatPounds(cards.totalNet), note: TEXTS.notes.allNet },
          { label: TEXTS.figures.total, value: formatPounds(cards.totalEarned), note: TEXTS.notes.allGross },
        ]}
      />
    </Section>
  );
}

function ExportButton({ cleanerId, period }: { cleanerId: number; period: Period }) {
  const load = useSubmit({
    send: () => api.file('/api/cleaners/{id}/earnings.csv', { path: { id: cleanerId }, query: { period } }),
    failed: TEXTS.exportFailed,
    withoutReason: true,
    onDone: (csv) => saveFile(csv, `earnings-${period}.csv`),
  });
  return (
    <Button variant="outline" loading={load.isPending} onClick={() => void load.submit()}>
      <Download aria-hidden />
      {TEXTS.export}
    </Button>
  );
}
