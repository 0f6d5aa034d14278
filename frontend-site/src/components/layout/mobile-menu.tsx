import { Box, Container, Separator, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { ROUTES } from '../../config/routes';
import type { AccountUser } from '../../lib/contract';
import { Button, ButtonLink } from '../ui/button';
import type { NavItem } from './nav-links';
import { TEXTS } from './layout.texts';

interface MobileMenuProps {
  items: NavItem[];
  user: AccountUser | undefined;
  onClose: () => void;
  onEscape: () => void;
  onSignUp: () => void;
  onSignOut: () => void;
}

export function MobileMenu({ items, user, onClose, onEscape, onSignUp, onSignOut }: MobileMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && onEscape();
    const closeOutside = (event: Event) => {
      const header = menu.current?.closest('header');
      if (header && event.target instanceof Node && !header.contains(event.target)) onClose();
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [onClose, onEscape]);

  return (
    <Box
      ref={menu}
      id="mobile-menu"
      hideFrom="lg"
      position="absolute"
      insetInline="0"
      top="full"
      bg="bg.raised"
      borderBottomWidth="1px"
      boxShadow="card"
      maxH="calc(100dvh - {sizes.16})"
      overflowY="auto"
    >
      <Container py="4">
        {user && (
          <Text px="3" pb="2" color="fg.muted">
            {TEXTS.nav.hello(user.firstName)}
          </Text>
        )}
        <Stack as="nav" aria-label={TEXTS.nav.menu} gap="0.5">
          {items.map(({ label, to }) => (
            <ButtonLink key={to} to={to} variant="ghost" justifyContent="flex-start" px="3" onClick={onClose}>
              {label}
            </ButtonLink>
          ))}
        </Stack>
        <Separator my="3" />
        <Stack gap="2">
          {user ? (
            <Button variant="outline" onClick={onSignOut}>
              {TEXTS.nav.signOut}
            </Button>
          ) : (
            <>
              <Button onClick={onSignUp}>{TEXTS.nav.signUp}</Button>
              <ButtonLink to={ROUTES.login} variant="outline" onClick={onClose}>
                {TEXTS.nav.signIn}
              </ButtonLink>
            </>
          )}
        </Stack>
      </Container>
    </Box>
  );
}
