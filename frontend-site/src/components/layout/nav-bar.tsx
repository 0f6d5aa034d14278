import { Box, Container, Flex, Text } from '@chakra-ui/react';
import { Menu, X } from 'lucide-react';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { Link as RouterLink, NavLink, useLocation } from 'react-router-dom';
import { ROUTES } from '../../config/routes';
import { askToSignIn } from '../../lib/auth-dialog';
import { useUserInSlices } from '../../lib/session';
import { Button, ButtonLink, IconButton } from '../ui/button';
import { Link } from '../ui/link';
import { DialogBoundary } from '../ui/part-boundary';
import { Logo } from './logo';
import { type NavItem, navItems } from './nav-links';
import { TEXTS } from './layout.texts';
import { lazyPart } from '../../lib/lazy-part';

const loadMenu = () => import('./mobile-menu');
const MobileMenu = lazyPart(async () => (await loadMenu()).MobileMenu);

interface NavBarProps {
  /** The notification bell of a signed-in person. */
  bell: ReactNode;
  onSignOut: () => void;
}

/** Until the page is hydrated and the session is known, hides what is for visitors from returning users. */
const VEILED = { '.has-session &': { visibility: 'hidden' } };

function NavBarLink({ to, forVisitors, children }: Omit<NavItem, 'label'> & { children: ReactNode }) {
  return (
    <Box
      asChild
      css={forVisitors ? VEILED : undefined}
      px="3"
      py="2"
      borderRadius="md"
      fontWeight="medium"
      color="fg.muted"
      _hover={{ color: 'fg', bg: 'ink.subtle' }}
      _currentPage={{ color: 'fg' }}
    >
      {to.includes('#') ? (
        <RouterLink to={to}>{children}</RouterLink>
      ) : (
        <NavLink to={to} end>
          {children}
        </NavLink>
      )}
    </Box>
  );
}

export function NavBar({ bell, onSignOut }: NavBarProps) {
  const user = useUserInSlices();
  const { pathname, search } = useLocation();
  const [menuOpen, setMenuOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const address = pathname + search;
  const [lastAddress, setLastAddress] = useState(address);
  if (lastAddress !== address) {
    setLastAddress(address);
    setMenuOpen(false);
  }
  const items = navItems(user !== undefined);
  const signUp = () => {
    setMenuOpen(false);
    askToSignIn({ tab: 'sign-up' });
  };

  return (
    <Box as="header" position="sticky" top="0" zIndex="sticky" bg="bg" borderBottomWidth="1px">
      <Container>
        <Flex align="center" minH="16" gap="2">
          <Link to={ROUTES.home} variant="plain" color="fg" me="auto" _hover={{ textDecoration: 'none' }}>
            <Logo />
          </Link>
          <Flex as="nav" aria-label={TEXTS.nav.label} hideBelow="lg" align="center" gap="0.5">
            {items.map(({ label, ...item }) => (
              <NavBarLink key={item.to} {...item}>
                {label}
              </NavBarLink>
            ))}
          </Flex>
          {user ? (
            <>
              <Text hideBelow="lg" ps="3" fontWeight="medium" truncate maxW="40">
                {TEXTS.nav.hello(user.firstName)}
              </Text>
              {bell}
              <Button hideBelow="lg" variant="ghost" size="sm" onClick={onSignOut}>
                {TEXTS.nav.signOut}
              </Button>
            </>
          ) : (
            <Flex hideBelow="md" gap="2" ps="2" css={VEILED}>
              <ButtonLink to={ROUTES.login} variant="ghost" size="sm">
                {TEXTS.nav.signIn}
              </ButtonLink>
              <Button size="sm" onClick={signUp}>
                {TEXTS.nav.signUp}
              </Button>
            </Flex>
          )}
          <IconButton
            ref={toggle}
            hideFrom="lg"
            aria-label={menuOpen ? TEXTS.nav.closeMenu : TEXTS.nav.openMenu}
            aria-expanded={menuOpen}
            aria-controls="mobile-menu"
            onPointerDown={() => void loadMenu()}
            onClick={() => setMenuOpen(!menuOpen)}
          >
            {menuOpen ? <X aria-hidden /> : <Menu aria-hidden />}
          </IconButton>
        </Flex>
      </Container>
      {menuOpen && (
        <DialogBoundary part="menu" onClose={() => setMenuOpen(false)}>
          <Suspense>
            <MobileMenu
              items={items}
              user={user}
              onClose={() => setMenuOpen(false)}
              onEscape={() => {
                setMenuOpen(false);
                toggle.current?.focus();
              }}
              onSignUp={signUp}
              onSignOut={onSignOut}
            />
          </Suspense>
        </DialogBoundary>
      )}
    </Box>
  );
}
