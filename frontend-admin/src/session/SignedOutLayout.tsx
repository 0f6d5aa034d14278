import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { BRAND } from '../brand';
import { Logo } from '../components/Logo';
import { usePageTitle } from '../components/usePageTitle';
import { SignInIllustration } from './SignInIllustration';

/** The frame of the sign-in and refusal pages, with a picture beside it. */
export function SignedOutLayout({ title, children }: { title: string; children: ReactNode }) {
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
          <Logo />
          <Typography variant="h1" component="p">
            {BRAND.name}{' '}
            <Box component="span" sx={({ tones }) => ({ color: tones.band.textSoft })}>
              {BRAND.product.toLowerCase()}
            </Box>
          </Typography>
        </Box>
        <Box sx={{ display: { xs: 'none', md: 'grid' }, flex: 1, placeItems: 'center' }}>
          <SignInIllustration />
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
