import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useSyncExternalStore } from 'react';
import { useTheme } from 'react-admin';
import { Link } from 'react-router-dom';
import { BRAND, SITE } from '../brand';
import { Logo } from '../components/Logo';
import { PATHS } from '../paths';
import { readSession, signOut, watchSession } from '../session/session';
import { TEXTS } from '../i18n/layout.texts';

/** Hidden if the screen is too narrow to show it next to the buttons. */
const gone = { '@media (max-width: 21.5625rem)': { display: 'none' } };

export function Masthead() {
  const session = useSyncExternalStore(watchSession, readSession);
  const [mode, setMode] = useTheme();
  const isDark = mode === 'dark';
  const modeLabel = isDark ? TEXTS.light : TEXTS.dark;
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0, sm: 2 }, paddingBlock: { xs: 3, sm: 4 } }}
    >
      <Typography variant="h1" sx={{ marginRight: 'auto', fontSize: { xs: '1.125rem', sm: '1.3125rem' } }}>
        <Box
          component={Link}
          to={PATHS.users}
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: { xs: 2, sm: 3 },
            whiteSpace: 'nowrap',
            color: 'inherit',
            textDecoration: 'none',
            minHeight: 40,
          }}
        >
          <Logo />
          <span>
            {BRAND.name}{' '}
            <Box component="span" sx={({ tones }) => ({ color: tones.band.textSoft, ...gone })}>
              {BRAND.product.toLowerCase()}
            </Box>
          </span>
        </Box>
      </Typography>
      {session.phase === 'admin' && (
        <Typography
          variant="body2"
          sx={({ tones }) => ({
            color: tones.band.textSoft,
            display: { xs: 'none', sm: 'block' },
            marginRight: 2,
          })}
        >
          {session.user.email}
        </Typography>
      )}
      <IconButton color="inherit" title={TEXTS.toSite} aria-label={TEXTS.toSite} href={SITE}>
        <HomeOutlined />
      </IconButton>
      <IconButton
        color="inherit"
        title={modeLabel}
        aria-label={modeLabel}
        onClick={() => setMode(isDark ? 'light' : 'dark')}
      >
        {isDark ? <LightModeOutlined /> : <DarkModeOutlined />}
      </IconButton>
      <IconButton
        color="inherit"
        title={TEXTS.signOut}
        aria-label={TEXTS.signOut}
        onClick={() => void signOut()}
      >
        <LogoutOutlined />
      </IconButton>
    </Box>
  );
}
