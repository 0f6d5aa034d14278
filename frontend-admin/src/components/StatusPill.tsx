import Box from '@mui/material/Box';
import type { ToneName } from '../theme/tones';

/** A state in words; colour is only an additional cue. */
export function StatusPill({ tone, children }: { tone: ToneName; children: string }) {
  return (
    <Box
      component="span"
      sx={({ tones }) => ({
        display: 'inline-flex',
        alignItems: 'center',
        gap: '6px',
        paddingInline: '10px',
        height: 24,
        borderRadius: 999,
        whiteSpace: 'nowrap',
        fontSize: '0.8125rem',
        fontWeight: 600,
        color: tones[tone].fg,
        backgroundColor: tones[tone].soft,
        '&::before': {
          content: '""',
          width: 7,
          height: 7,
          borderRadius: '50%',
          backgroundColor: tones[tone].solid,
        },
      })}
    >
      {children}
    </Box>
  );
}
