import { Box } from '@chakra-ui/react';
import { UNREAD_BADGE_CAP } from '@tidyhearth/domain';
import { Bell } from 'lucide-react';
import { Suspense, useDeferredValue, useId, useState } from 'react';
import { IconButton } from '../../../components/ui/button';
import { DialogBoundary } from '../../../components/ui/part-boundary';
import { usePrefetchNotifications, usePushedNotifications, useUnreadCount } from '../hooks/use-notifications';
import { TEXTS } from '../notifications.texts';
import { lazyPart } from '../../../lib/lazy-part';

const loadPopover = () => import('./notification-popover');
const NotificationPopover = lazyPart(async () => (await loadPopover()).NotificationPopover);

const capped = (count: number) => (count > UNREAD_BADGE_CAP ? `${UNREAD_BADGE_CAP}+` : String(count));

function UnreadBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Box
      as="span"
      aria-hidden
      position="absolute"
      top="0.5"
      insetEnd="0"
      minW="5"
      px="1"
      borderRadius="full"
      bg="brick.solid"
      color="brick.contrast"
      textStyle="2xs"
      lineHeight="1.25rem"
      fontWeight="bold"
      fontVariantNumeric="tabular-nums"
    >
      {capped(count)}
    </Box>
  );
}

/** Every signed-in page has the bell, so its popover is loaded only once it is pressed. */
export function NotificationBell({ userId }: { userId: number }) {
  const id = useId();
  const ids = { trigger: `${id}-bell`, content: `${id}-latest` };
  const [open, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const unread = useUnreadCount(userId);
  // The bell responds at once, and the rest follows.
  const isMounted = useDeferredValue(wasOpened);
  usePrefetchNotifications(userId, isMounted);
  usePushedNotifications(userId);

  const close = () => setOpen(false);
  const press = () => {
    setOpened(true);
    setOpen(!open);
  };
  return (
    <>
      <IconButton
        id={ids.trigger}
        position="relative"
        bg={open ? 'ink.subtle' : undefined}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? ids.content : undefined}
        aria-label={unread > 0 ? TEXTS.titleUnread(capped(unread)) : TEXTS.title}
        onPointerDown={() => void loadPopover()}
        onClick={press}
      >
        <Bell aria-hidden />
        <UnreadBadge count={unread} />
      </IconButton>
      {isMounted && (
        <DialogBoundary part="notifications" resetKey={open} onClose={close}>
          <Suspense>
            <NotificationPopover userId={userId} ids={ids} open={open} onClose={close} />
          </Suspense>
        </DialogBoundary>
      )}
    </>
  );
}
