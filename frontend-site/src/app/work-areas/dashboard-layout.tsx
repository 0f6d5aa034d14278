import { Box, Container, Grid, VisuallyHidden } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageMeta } from '../../components/ui';
import { LoadingCards } from '../../components/ui/loading-cards';
import { PartBoundary, QuietBoundary } from '../../components/ui/part-boundary';
import type { DashboardTab } from '../../config/routes';
import { TEXTS } from './work-areas.texts';

interface DashboardLayoutProps {
  header: ReactNode;
  nav: ReactNode;
  tab: DashboardTab;
  children: ReactNode;
}

/** A tab that fails leaves the others intact. Trying again refetches only the queries of that tab. */
export function DashboardLayout({ header, nav, tab, children }: DashboardLayoutProps) {
  const client = useQueryClient();
  const title = tab === 'overview' ? TEXTS.title : TEXTS.tabs[tab];
  const [params] = useSearchParams();
  // On a phone an open conversation needs the height: the message field must be visible without scrolling.
  const isConversation = tab === 'messages' && params.has('with');
  return (
    // As high as the screen from the start, because content that appears later would otherwise push the footer out of
    // view.
    <Container minH="dvh" pt={{ base: isConversation ? '0' : '6', lg: '10' }} pb={{ base: '6', md: '10' }}>
      <PageMeta title={title} />
      <Box hideBelow={isConversation ? 'lg' : undefined}>
        <QuietBoundary part="dashboard header">{header}</QuietBoundary>
      </Box>
      {isConversation && (
        <VisuallyHidden as="h1" hideFrom="lg">
          {title}
        </VisuallyHidden>
      )}
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: '13rem minmax(0, 1fr)' }}
        gap={{ base: '5', lg: '12' }}
        mt={{ base: isConversation ? '0' : '5', lg: '10' }}
        alignItems="start"
      >
        {nav}
        <Box minW="0" pt={{ base: '1', lg: '0' }}>
          <PartBoundary
            part={`dashboard ${tab}`}
            resetKey={tab}
            onRetry={() => client.removeQueries({ type: 'inactive' })}
          >
            <Suspense fallback={<LoadingCards />}>{children}</Suspense>
          </PartBoundary>
        </Box>
      </Grid>
    </Container>
  );
}
