import { Box } from '@chakra-ui/react';
import { Suspense, useDeferredValue, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useHydrated } from '../../hydration/use-hydrated';
import { dismissToast, type ShownToast, toastStore } from '../../lib/toast';
import { useStore } from '../../lib/store';
import { QuietBoundary } from './part-boundary';
import { TEXTS } from './ui.texts';
import { lazyPart } from '../../lib/lazy-part';

const loadCard = () => import('./toast-card');
const ToastCard = lazyPart(async () => (await loadCard()).ToastCard);

const DURATION_MS = 5000;
const REGION_ID = 'toasts';

/** Dialogs leave this region usable while they are open. */
export const toastRegion = () => document.getElementById(REGION_ID);

/** Counts down while nobody points at the toast or focuses it. */
function useCountdown(shown: ShownToast | undefined, held: boolean) {
  useEffect(() => {
    if (!shown || held || shown.isStale) return;
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
  const [lastShown, setLastShown] = useState(shown);
  if (lastShown !== shown) {
    setLastShown(shown);
    // A button that had the focus is gone with its toast, and no event says so.
    setHeld(false);
  }
  useCountdown(shown, held);
  useHotkey();
  // Rendered separately from everything else that waits for hydration.
  const isHydrated = useDeferredValue(useHydrated());
  // Loaded before it is needed, because a toast may have to say that the network is gone.
  useEffect(() => void loadCard().catch(() => undefined), []);
  if (!isHydrated) return null;
  // Beside the app, not inside it: an open dialog hides the app from assistive technology, but not live regions.
  return createPortal(
    <Box
      as="section"
      id={REGION_ID}
      aria-label={TEXTS.notifications}
      aria-live="polite"
      tabIndex={-1}
      position="fixed"
      zIndex="toast"
      insetInline={{ base: '3', sm: 'auto' }}
      insetEnd={{ sm: '6' }}
      top={{ base: '3', sm: '20' }}
      width={{ sm: 'sm' }}
      pointerEvents="auto"
      onMouseMove={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {shown && (
        <QuietBoundary key={shown.id} part="toast">
          <Suspense>
            <ToastCard shown={shown} />
          </Suspense>
        </QuietBoundary>
      )}
    </Box>,
    document.body,
  );
}
