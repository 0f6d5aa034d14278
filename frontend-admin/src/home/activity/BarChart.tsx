import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import type { ToneName } from '../../theme/tones';

export interface Bar {
  key: string;
  label: string;
  /** Null if there is no figure. */
  value: number | null;
  shown: string;
}

interface BarChartProps {
  /** Describes the whole chart in a sentence. */
  summary: string;
  bars: readonly Bar[];
  tone: ToneName;
  /** The value of a full-height bar. */
  top: number;
  topLabel: string;
}

const HEIGHT = 100;
const STEP = 10;
const BAR = 7;
/** The height of a 0, which is drawn as a line to differ from a missing figure. */
const FLOOR = 1;

/** A bar chart. For screen readers it is one image with a summary; the figures are in the table below it. */
export function BarChart({ summary, bars, tone, top, topLabel }: BarChartProps) {
  const { tones } = useTheme();
  const width = Math.max(1, bars.length) * STEP;
  return (
    <Box sx={{ position: 'relative', paddingTop: 5 }}>
      <Box aria-hidden sx={{ ...edgeStyle, position: 'absolute', top: 0, right: 0 }}>
        {topLabel}
      </Box>
      <Box
        component="svg"
        role="img"
        aria-label={summary}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
        sx={drawingStyle}
      >
        <path
          d={`M0 0H${width}M0 ${HEIGHT / 2}H${width}`}
          stroke={tones.line}
          vectorEffect="non-scaling-stroke"
        />
        {bars.map(({ key, label, value, shown }, index) => {
          if (value === null) return null;
          const height = Math.max(FLOOR, top === 0 ? 0 : (value / top) * HEIGHT);
          return (
            <rect
              key={key}
              x={index * STEP + (STEP - BAR) / 2}
              y={HEIGHT - height}
              width={BAR}
              height={height}
              fill={tones[tone].solid}
            >
              <title>{`${label}: ${shown}`}</title>
            </rect>
          );
        })}
        <path d={`M0 ${HEIGHT}H${width}`} stroke={tones.control} vectorEffect="non-scaling-stroke" />
      </Box>
      <Box aria-hidden sx={{ ...edgeStyle, display: 'flex', justifyContent: 'space-between' }}>
        <span>{bars[0]?.label}</span>
        <span>{bars.at(-1)?.label}</span>
      </Box>
    </Box>
  );
}

/** With forced colours, the theme's could be as dark or as light as the background. */
const drawingStyle = {
  display: 'block',
  width: '100%',
  height: 120,
  '@media (forced-colors: active)': { '& rect': { fill: 'CanvasText' }, '& path': { stroke: 'GrayText' } },
} as const;

const edgeStyle = {
  color: 'text.secondary',
  fontSize: '0.75rem',
  fontVariantNumeric: 'tabular-nums',
} as const;
