import { Box, Flex, Text } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { type PointerEvent, useRef, useState } from 'react';
import { dismissToast, type ShownToast, toastStore } from '../../lib/toast';
import { Button, IconButton } from './button';
import { TEXTS as OWN } from './toast-card.texts';
import { TEXTS } from './ui.texts';

const SWIPE_PX = 50;

function loadAnew() {
  const shown = toastStore.get();
  // Tells the forms that would ask before the page is left.
  if (shown) toastStore.set({ ...shown, isLoadingAnew: true });
  window.location.reload();
}

const STALE = {
  ...OWN.stale,
  tone: 'error',
  action: { label: OWN.stale.reload, onClick: loadAnew },
};

export function ToastCard({ shown }: { shown: ShownToast }) {
  const { title, description, action, tone } = shown.isStale ? STALE : shown;
  const start = useRef<number>(undefined);
  const [offset, setOffset] = useState(0);
  const failed = tone === 'error';
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
        <Text fontWeight="semibold">{title}</Text>
        {description && <Text color="fg.muted">{description}</Text>}
        {action && (
          <Button variant="plain" mt="1" onClick={action.onClick}>
            {action.label}
          </Button>
        )}
      </Box>
      <IconButton aria-label={TEXTS.dismiss} onClick={dismissToast}>
        <X aria-hidden />
      </IconButton>
    </Flex>
  );
}
