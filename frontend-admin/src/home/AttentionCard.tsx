import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Panel } from '../components/Panel';
import type { ToneName } from '../theme/tones';

interface AttentionCardProps {
  tone: ToneName;
  title: string;
  lines: readonly { key: number | string; text: string; note: ReactNode }[];
  action: string;
  to: string;
}

export function AttentionCard({ tone, title, lines, action, to }: AttentionCardProps) {
  return (
    <Panel
      component="article"
      sx={({ tones }) => ({
        padding: 5,
        borderTop: `4px solid ${tones[tone].solid}`,
        display: 'flex',
        flexDirection: 'column',
      })}
    >
      <Typography variant="h3" sx={{ marginBottom: 2 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, flex: 1 }}>
        {lines.map(({ key, text, note }) => (
          <Box
            key={key}
            component="li"
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              alignItems: 'baseline',
              gap: 3,
              paddingBlock: '5px',
            }}
          >
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{text}</Box>
            <Box sx={{ flex: 'none', color: 'text.secondary', fontSize: '0.8125rem' }}>{note}</Box>
          </Box>
        ))}
      </Box>
      <Button
        component={Link}
        to={to}
        endIcon={<ArrowForwardRounded />}
        sx={({ tones }) => ({
          alignSelf: 'flex-start',
          marginTop: 3,
          marginLeft: '-14px',
          color: tones.ink.fg,
        })}
      >
        {action}
      </Button>
    </Panel>
  );
}
