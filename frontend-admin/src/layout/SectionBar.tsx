import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { MoreMenu } from './MoreMenu';
import { SectionTabs } from './SectionTabs';
import { TEXTS } from '../i18n/layout.texts';

/** The tabs and the menu of further lists. On a phone it is a bar at the bottom. */
export function SectionBar() {
  return (
    <Box component="nav" aria-label={TEXTS.sections.label} sx={barStyle}>
      <SectionTabs />
      <MoreMenu />
    </Box>
  );
}

const barStyle = ({ tones, breakpoints }: Theme) => ({
  display: 'flex',
  gap: '4px',
  [breakpoints.down('sm')]: {
    position: 'fixed' as const,
    insetInline: 0,
    bottom: 0,
    zIndex: 5,
    gap: 0,
    backgroundColor: tones.band.ground,
    borderTop: `1px solid ${tones.band.line}`,
    paddingBottom: 'env(safe-area-inset-bottom)',
  },
});
