import { Box, Flex, Link as ChakraLink } from '@chakra-ui/react';
import { memo, Suspense, useEffect } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { Footer } from '../components/layout/footer';
import { NavBar } from '../components/layout/nav-bar';
import { QuietBoundary } from '../components/ui/part-boundary';
import { ROUTES } from '../config/routes';
import { isPageHydrating, takeClick } from '../hydration/early-clicks';
import { HydrationMark, useFrameHydration } from '../hydration/hydration-mark';
import { PrefetchContext } from '../lib/prefetch';
import { signOut, unveil, useUserInSlices } from '../lib/session';
import { AuthHost } from './auth-host';
import { PageBoundary } from './page-boundary';
import { PageSkeleton } from './page-skeleton';
import { prefetchOnIntent, prefetchPath } from './prefetch';
import { ScrollManager } from './scroll';
import { TEXTS } from './app.texts';
import { lazyPart } from '../lib/lazy-part';

const LiveBell = lazyPart(async () => (await import('./live-bell')).LiveBell);

function SkipLink() {
  return (
    <ChakraLink
      href="#content"
      position="absolute"
      top="2"
      insetStart="2"
      zIndex="skipNav"
      bg="bg.raised"
      px="4"
      py="2"
      transform="translateY(-200%)"
      _focus={{ transform: 'none' }}
    >
      {TEXTS.skipLink}
    </ChakraLink>
  );
}

/** Doesn't depend on the session: a prerendered page must not be rendered again before its own script has arrived. */
const Content = memo(function Content() {
  return (
    <Box as="main" id="content" tabIndex={-1} flex="1" outline="none">
      <PageBoundary>
        <Suspense fallback={<PageSkeleton />}>
          <PrefetchContext value={prefetchPath}>
            <Outlet />
          </PrefetchContext>
          <HydrationMark />
        </Suspense>
      </PageBoundary>
    </Box>
  );
});

export function Shell() {
  const user = useUserInSlices();
  const navigate = useNavigate();
  useFrameHydration();
  const isSignedIn = user !== undefined;
  useEffect(() => {
    if (isSignedIn) unveil();
  }, [isSignedIn]);
  const leave = () => {
    if (isPageHydrating()) location.assign(ROUTES.home);
    else void navigate(ROUTES.home);
    signOut();
  };
  return (
    <Flex
      direction="column"
      minH="dvh"
      onPointerOver={prefetchOnIntent}
      onFocus={prefetchOnIntent}
      onClickCapture={takeClick}
    >
      <SkipLink />
      <NavBar
        bell={
          user && (
            <QuietBoundary part="bell" resetKey={user.id}>
              <Suspense>
                <LiveBell user={user} />
              </Suspense>
            </QuietBoundary>
          )
        }
        onSignOut={leave}
      />
      <Content />
      <Footer />
      <AuthHost />
      <ScrollManager />
    </Flex>
  );
}
