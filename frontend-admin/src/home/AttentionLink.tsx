import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import type { ToneName } from '../theme/tones';

interface AttentionLinkProps {
  tone: ToneName;
  /** A page of the console, or a page of the site in `href`. */
  to?: string;
  href?: string;
  children: string;
}

export function AttentionLink({ tone, to, href, children }: AttentionLinkProps) {
  return (
    <Box component="li" sx={{ display: 'flex' }}>
      <Box
        {...(to === undefined ? { component: 'a' as const, href } : { component: Link, to })}
        sx={({ tones }) => ({
          flex: 1,
          display: 'flex',
          alignItems: 'center',
          minHeight: 44,
          padding: '4px 14px',
          borderRadius: '12px',
          border: `1px solid ${tones[tone].edge}`,
          backgroundColor: tones[tone].soft,
          color: tones[tone].fg,
          fontSize: '0.875rem',
          fontWeight: 600,
          lineHeight: 1.25,
          textDecoration: 'none',
          '&:hover': { textDecoration: 'underline' },
        })}
      >
        {children}
      </Box>
    </Box>
  );
}
