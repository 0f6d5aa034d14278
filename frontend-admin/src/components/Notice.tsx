import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { ToneName } from '../theme/tones';

interface NoticeProps {
  tone: ToneName;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** `alert` interrupts screen readers, so use it only for something that has just gone wrong. */
  role?: 'alert' | 'status';
}

export function Notice({ tone, title, children, action, role }: NoticeProps) {
  return (
    <Box
      role={role}
      sx={({ tones }) => ({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 3,
        padding: '12px 16px',
        borderRadius: '12px',
        backgroundColor: tones[tone].soft,
        border: `1px solid ${tones[tone].edge}`,
        color: tones.text,
      })}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Box sx={({ tones }) => ({ fontWeight: 600, color: tones[tone].fg })}>{title}</Box>
        {children}
      </Box>
      {action}
    </Box>
  );
}
