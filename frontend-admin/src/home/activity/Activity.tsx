import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import { useState } from 'react';
import { ListFailure } from '../../components/list/ListFailure';
import { SelectField } from '../../components/list/SelectField';
import { Later } from '../../components/Later';
import { Panel } from '../../components/Panel';
import { SectionHeading } from '../../components/SectionHeading';
import { formatNumber } from '../../format';
import { useActivity } from '../../providers/queries';
import { ActivityTable } from './ActivityTable';
import type { Bar } from './BarChart';
import { FigureChart } from './FigureChart';
import { fillRateOf, PERIODS, spansOf, type Span } from './periods';
import { rateLabel, spanLabel } from './wording';
import { TEXTS } from '../../i18n/home.texts';

const LOADING = <Skeleton variant="rounded" height={252} role="status" aria-label={TEXTS.activity.loading} />;

/** Bookings, sign-ups and fill rate over time, as charts and as a table. */
export function Activity() {
  const [chosen, setChosen] = useState<string>(PERIODS[0].value);
  const { days, step } = PERIODS.find(({ value }) => value === chosen) ?? PERIODS[0];
  const { data, error, refetch } = useActivity(days);
  return (
    <Box component="section" aria-labelledby="activity-heading" sx={{ marginTop: 10 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, justifyContent: 'space-between' }}>
        <SectionHeading title={TEXTS.activity.title} id="activity-heading" />
        <Box sx={{ marginBottom: 4 }}>
          <SelectField label={TEXTS.activity.period} value={chosen} choices={PERIODS} onChange={setChosen} />
        </Box>
      </Box>
      {data ? (
        <Later fallback={LOADING}>
          <Charts spans={spansOf(data, step)} />
        </Later>
      ) : error ? (
        <ListFailure label={TEXTS.activity.title} error={error} onRetry={() => void refetch()} />
      ) : (
        LOADING
      )}
    </Box>
  );
}

function Charts({ spans }: { spans: readonly Span[] }) {
  const sum = (figure: 'bookings' | 'signUps' | 'postings' | 'filledPostings') =>
    spans.reduce((total, span) => total + span[figure], 0);
  const barsOf = (figure: 'bookings' | 'signUps'): Bar[] =>
    spans.map((span) => ({
      key: span.from,
      label: spanLabel(span),
      value: span[figure],
      shown: String(span[figure]),
    }));
  const rates = spans.map((span) => ({
    key: span.from,
    label: spanLabel(span),
    value: fillRateOf(span),
    shown: rateLabel(span),
  }));
  const all = { postings: sum('postings'), filledPostings: sum('filledPostings') };
  return (
    <Panel sx={{ overflow: 'hidden' }}>
      <Box sx={columnsStyle}>
        <FigureChart
          title={TEXTS.activity.bookings}
          total={formatNumber(sum('bookings'))}
          bars={barsOf('bookings')}
          tone="ink"
        />
        <FigureChart
          title={TEXTS.activity.signUps}
          total={formatNumber(sum('signUps'))}
          bars={barsOf('signUps')}
          tone="ink"
        />
        <FigureChart
          title={TEXTS.activity.fillRate}
          total={rateLabel(all)}
          bars={rates}
          tone="sage"
          top={{ value: 1, label: '100%' }}
        />
      </Box>
      <ActivityTable spans={spans} />
    </Panel>
  );
}

const columnsStyle = ({ tones }: Theme) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  overflow: 'hidden',
  '& > *': { boxShadow: `1px 1px 0 ${tones.line}` },
});
