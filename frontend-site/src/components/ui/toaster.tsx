import { Box, Flex, Text } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useHydrated } from '../../hydration/use-hydrated';
import { dismissToast, type ShownToast, toastStore } from '../../lib/toast';
import { useStore } from '../../lib/store';
import { Button, IconButton } from './button';

const DURATION_MS = 5000;
const SWIPE_PX = 50;
const REGION_ID = 'toasts';

/** Dialogs leave this region usable while they are open. */
export const toastRegion = () => document.getElementById(REGION_ID);

/** Counts down while nobody looks at the toast or holds it. */
function useCountdown(shown: ShownToast | undefined, held: boolean) {
  useEffect(() => {
    if (!shown || held) return;
    const timer = setTimeout(dismissToast, DURATION_MS);
    return () => clearTimeout(timer);
  }, [shown, held]);
}

function useHotkey() {
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== 'F8') return;
      event.preventDefault();
      toastRegion()?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);
}

export function Toaster() {
  const shown = useStore(toastStore, undefined);
  const [held, setHeld] = useState(false);
  useCountdown(shown, held);
  useHotkey();
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  // Beside the app, not inside it: an open dialog hides the app from assistive technology, but leaves live regions.
  return createPortal(
    <Box
      as="section"
      id={REGION_ID}
      aria-label="Notifications (F8)"
      aria-live="polite"
      tabIndex={-1}
      position="fixed"
      zIndex="toast"
      insetInline={{ base: '3', sm: 'auto' }}
      insetEnd={{ sm: '6' }}
      top={{ base: '3', sm: '20' }}
      width={{ sm: 'sm' }}
      pointerEvents="auto"
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {shown && <ToastCard key={shown.id} shown={shown} />}
    </Box>,
    document.body,
  );
}

function ToastCard({ shown }: { shown: ShownToast }) {
  const start = useRef<number>(undefined);
  const [offset, setOffset] = useState(0);
  const failed = shown.tone === 'error';
  const move = (event: PointerEvent) => {
    if (start.current !== undefined) setOffset(Math.max(0, event.clientX - start.current));
  };
  const release = () => {
    start.current = undefined;
    if (offset > SWIPE_PX) dismissToast();
    else setOffset(0);
  };
  return (
    <Flex
      gap="3"
      align="flex-start"
      bg="bg.panel"
      color="fg"
      borderWidth="1px"
      borderColor="border.strong"
      borderRadius="l2"
      boxShadow="dialog"
      ps="4"
      pe="1"
      py="1"
      touchAction="pan-y"
      style={{ translate: `${offset}px 0` }}
      onPointerDown={(event) => (start.current = event.clientX)}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={(event) => event.key === 'Escape' && dismissToast()}
    >
      <Box color={failed ? 'fg.error' : 'fg.success'} pt="3">
        {failed ? <CircleAlert size={20} aria-hidden /> : <CircleCheck size={20} aria-hidden />}
      </Box>
      <Box flex="1" py="2.5">
        <Text fontWeight="semibold">{shown.title}</Text>
        {shown.description && <Text color="fg.muted">{shown.description}</Text>}
        {shown.action && (
          <Button variant="plain" mt="1" onClick={shown.action.onClick}>
            {shown.action.label}
          </Button>
        )}
      </Box>
      <IconButton aria-label="Dismiss" onClick={dismissToast}>
        <X aria-hidden />
      </IconButton>
    </Flex>
  );
}
