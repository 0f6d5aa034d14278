import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ToneName } from '../../theme/tones';
import { BarChart, type Bar } from './BarChart';

interface FigureChartProps {
  title: string;
  total: string;
  bars: readonly Bar[];
  tone: ToneName;
  /** Where it does not follow from the bars. */
  top?: { value: number; label: string };
}

/** One figure over time: its total as a number, its course as bars. */
export function FigureChart({ title, total, bars, tone, top }: FigureChartProps) {
  const highest = Math.max(0, ...bars.map(({ value }) => value ?? 0));
  const { value, label } = top ?? { value: highest, label: highest.toLocaleString('en-GB') };
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
        summary={`${title} from ${first} to ${last}: ${total}. The figures are in the table below.`}
        bars={bars}
        tone={tone}
        top={value}
        topLabel={label}
      />
    </Box>
  );
}
