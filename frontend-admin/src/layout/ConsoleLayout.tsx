import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { Suspense, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Later } from '../components/Later';
import { PartBoundary } from '../components/PartBoundary';
import { retryFailedPages } from '../lazyPage';
import { Checking } from '../session/Checking';
import { LoadingBar } from './LoadingBar';
import { Masthead } from './Masthead';
import { PageFailure } from './PageError';
import { SectionBar } from './SectionBar';
import { currentTab, panelId, tabId } from './sections';
import { SkipLink } from './SkipLink';
import { StatCards } from './StatCards';
import { useScrollPosition } from './useScrollPosition';
import { TEXTS } from '../i18n/layout.texts';

const PAGE_WIDTH = 1320;

/** Rendered in slices, because rendering everything at once would block a phone for half a second. */
export const ConsoleLayout = ({ children }: { children: ReactNode }) => (
  <Later fallback={<Checking />}>
    <Frame>{children}</Frame>
  </Later>
);

/** The header with the figures, the tabs at its lower edge, and the open page below. */
function Frame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const tab = currentTab(pathname);
  const panel = useRef<HTMLDivElement>(null);
  useScrollPosition(panel);

  return (
    <Box sx={{ minHeight: '100dvh', paddingBottom: { xs: 'calc(40px + 3rem)', sm: 12 } }}>
      <SkipLink target={panel} />
      {HEADER}
      <Box
        component="main"
        sx={{ maxWidth: PAGE_WIDTH, marginInline: 'auto', padding: { xs: 4, sm: 6, lg: 8 }, minWidth: 0 }}
      >
        <Box
          ref={panel}
          id={panelId}
          tabIndex={-1}
          sx={{ '&:focus-visible': { outline: 'none' } }}
          {...(tab && { role: 'tabpanel', 'aria-labelledby': tabId(tab) })}
        >
          <PartBoundary resetKey={pathname} onRetry={retryFailedPages} fallback={pageFailure}>
            <Suspense fallback={LOADING}>{children}</Suspense>
          </PartBoundary>
        </Box>
      </Box>
    </Box>
  );
}

/** A constant, because react-admin renders the layout a second time once it has read its routes. */
const HEADER = (
  <>
    <Box
      component="header"
      sx={({ tones }) => ({ backgroundColor: tones.band.ground, color: tones.band.text })}
    >
      <Box sx={{ maxWidth: PAGE_WIDTH, marginInline: 'auto', paddingInline: { xs: 4, sm: 6, lg: 8 } }}>
        <Masthead />
        <PartBoundary>
          <StatCards />
        </PartBoundary>
        <SectionBar />
      </Box>
    </Box>
    <LoadingBar />
  </>
);

const LOADING = <Skeleton variant="rounded" height={320} role="status" aria-label={TEXTS.loading} />;
const pageFailure = (retry: () => void) => <PageFailure onRetry={retry} />;
