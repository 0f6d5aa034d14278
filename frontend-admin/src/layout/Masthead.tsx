import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useSyncExternalStore } from 'react';
import { useTheme } from 'react-admin';
import { Link } from 'react-router-dom';
import { BRAND } from '../brand';
import { Mark } from '../components/Mark';
import { PATHS } from '../paths';
import { readSession, signOut, watchSession } from '../session/session';

export function Masthead() {
  const session = useSyncExternalStore(watchSession, readSession);
  const [mode, setMode] = useTheme();
  const isDark = mode === 'dark';
  const modeLabel = isDark ? 'Use light colours' : 'Use dark colours';
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
          <Mark />
          <span>
            {BRAND.name}{' '}
            <Box component="span" sx={({ tones }) => ({ color: tones.band.textSoft })}>
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
      <Tooltip title={modeLabel}>
        <IconButton color="inherit" aria-label={modeLabel} onClick={() => setMode(isDark ? 'light' : 'dark')}>
          {isDark ? <LightModeOutlined /> : <DarkModeOutlined />}
        </IconButton>
      </Tooltip>
      <Tooltip title="Sign Out">
        <IconButton color="inherit" aria-label="Sign Out" onClick={() => void signOut()}>
          <LogoutOutlined />
        </IconButton>
      </Tooltip>
    </Box>
  );
}
