import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { BRAND } from '../brand';
import { Mark } from '../components/Mark';
import { usePageTitle } from '../components/usePageTitle';
import { LampInWindow } from './LampInWindow';

/** The page before the console: a picture on one side, what stands between the visitor and the door on the other. */
export function Entrance({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(title);
  return (
    <Box
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
        gridTemplateRows: { xs: 'auto 1fr', md: '1fr' },
      }}
    >
      <Box
        component="header"
        sx={({ tones }) => ({
          backgroundColor: tones.band.ground,
          color: tones.band.text,
          padding: { xs: '16px 20px', md: '32px 40px' },
          display: 'flex',
          flexDirection: 'column',
          overflow: 'hidden',
        })}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
          <Mark />
          <Typography variant="h1" component="p">
            {BRAND.name}{' '}
            <Box component="span" sx={({ tones }) => ({ color: tones.band.textSoft })}>
              {BRAND.product.toLowerCase()}
            </Box>
          </Typography>
        </Box>
        <Box sx={{ display: { xs: 'none', md: 'grid' }, flex: 1, placeItems: 'center' }}>
          <LampInWindow />
        </Box>
      </Box>
      <Box
        component="main"
        sx={{
          display: 'grid',
          alignItems: { xs: 'start', md: 'center' },
          justifyItems: 'center',
          padding: { xs: '32px 20px', md: 10 },
        }}
      >
        <Box sx={{ width: '100%', maxWidth: 400 }}>
          <Typography variant="h2" component="h1" sx={{ marginBottom: 2 }}>
            {title}
          </Typography>
          {children}
        </Box>
      </Box>
    </Box>
  );
}
