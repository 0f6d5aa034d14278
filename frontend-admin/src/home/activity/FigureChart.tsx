import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatNumber } from '../../format';
import type { ToneName } from '../../theme/tones';
import { BarChart, type Bar } from './BarChart';
import { TEXTS } from '../../i18n/home.texts';

interface FigureChartProps {
  title: string;
  total: string;
  bars: readonly Bar[];
  tone: ToneName;
  /** The highest value of the axis, if it does not follow from the bars. */
  top?: { value: number; label: string };
}

/** One figure over time: its total, and a bar for each span. */
export function FigureChart({ title, total, bars, tone, top }: FigureChartProps) {
  const highest = Math.max(0, ...bars.map(({ value }) => value ?? 0));
  const { value, label } = top ?? { value: highest, label: formatNumber(highest) };
  const first = bars[0]?.label ?? '';
  const last = bars.at(-1)?.label ?? '';
  return (
    <Box component="article" sx={{ padding: { xs: 4, sm: 6 }, minWidth: 0 }}>
      <Typography
        variant="h4"
        component="h3"
        sx={{ display: 'flex', alignItems: 'baseline', gap: 2, marginBottom: 2 }}
      >
        {title}{' '}
        <Box
          component="span"
          sx={{ fontSize: '1.5rem', marginLeft: 'auto', fontVariantNumeric: 'tabular-nums lining-nums' }}
        >
          {total}
        </Box>
      </Typography>
      <BarChart
        summary={TEXTS.activity.summary(title, first, last, total)}
        bars={bars}
        tone={tone}
        top={value}
        topLabel={label}
      />
    </Box>
  );
}
