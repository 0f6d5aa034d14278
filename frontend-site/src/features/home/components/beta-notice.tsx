import { Box, Heading, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/ui/button';
import { localStore } from '../../../lib/storage';
import { TEXTS } from '../home.texts';

const SEEN_KEY = 'beta-notice-seen';
const DELAY_MS = 1000;

/**
 * The browser's own modal: it traps and returns the focus, and closes with Escape without a script. On a prerendered
 * page `public/before-paint.js` shows it, hydrated or not; after navigation within the site this component does.
 */
export function BetaNotice() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(show, DELAY_MS);
    };
    const show = () => {
      if (localStore.get(SEEN_KEY) || document.querySelector('dialog[open], [role=dialog]')) return;
      // Waits until somebody who is filling in a field has left it.
      if (document.activeElement?.matches('input, select, textarea'))
        addEventListener('focusout', wait, { once: true });
      else dialog.current?.showModal();
    };
    wait();
    return () => {
      clearTimeout(timer);
      removeEventListener('focusout', wait);
    };
  }, []);

  return (
    <Box
      asChild
      m={{ base: 'auto 0 0', md: 'auto' }}
      width="full"
      maxW={{ base: 'full', md: 'md' }}
      p={{ base: '6', md: '8' }}
      bg="bg.panel"
      color="fg"
      borderTopRadius="l3"
      borderBottomRadius={{ base: '0', md: 'l3' }}
      boxShadow="dialog"
      css={{ '&::backdrop': { bg: 'bg.backdrop' } }}
    >
      <dialog
        ref={dialog}
        data-first-visit
        aria-labelledby="beta-notice"
        onClose={() => localStore.set(SEEN_KEY, 'true')}
      >
        <Heading id="beta-notice" as="h2" textStyle="h3">
          {TEXTS.beta.title}
        </Heading>
        <Text color="fg.muted" mt="3">
          {TEXTS.beta.opened}
        </Text>
        <Text color="fg.muted" mt="2">
          {TEXTS.beta.free}
        </Text>
        <form method="dialog">
          <Button type="submit" mt="6" width="full">
            {TEXTS.beta.close}
          </Button>
        </form>
      </dialog>
    </Box>
  );
}
