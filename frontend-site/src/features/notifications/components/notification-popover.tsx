import { Box, Flex, Heading, Popover, Portal, Text } from '@chakra-ui/react';
import { notificationTab, PAGE_TEXTS } from '@tidyhearth/domain';
import { startTransition, useDeferredValue, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../components/ui/button';
import { Loading, SkeletonLines } from '../../../components/ui/skeleton';
import { bookingPath } from '../../../config/booking-routes';
import { conversationPath, dashboardTab, SAFETY_SETTINGS } from '../../../config/routes';
import type { Notification } from '../../../lib/contract';
import { QueryState } from '../../../server-state/query-state';
import { LATEST, useNotifications, useUnreadCount } from '../hooks/use-notifications';
import { NotificationItem } from './notification-item';
import { OlderNotifications } from './older-notifications';
import { TEXTS } from '../notifications.texts';

/** A report's outcome is in the settings. News of a message or a booking links to it, and other news to its tab. */
export function placeOf({
  type,
  bookingId,
  conversationId,
}: Pick<Notification, 'type' | 'bookingId' | 'conversationId'>): string {
  if (type === 'report') return SAFETY_SETTINGS;
  if (type === 'message' && conversationId !== null) return conversationPath(conversationId);
  if (type !== 'message' && bookingId !== null) return bookingPath(bookingId);
  return dashboardTab(notificationTab(type));
}

interface NotificationPopoverProps {
  userId: number;
  /** The ids of the button that opens it, and of its content. */
  ids: { trigger: string; content: string };
  open: boolean;
  onClose: () => void;
}

export function NotificationPopover({ userId, ids, open, onClose }: NotificationPopoverProps) {
  // The bell responds to the press first.
  const isRendered = useDeferredValue(open);
  // Closed at first, because the focus only moves into content that opens, not into content that is open from the
  // start.
  const [isMounted, setMounted] = useState(false);
  useEffect(() => startTransition(() => setMounted(true)), []);
  return (
    <Popover.Root
      ids={ids}
      open={open && isRendered && isMounted}
      onOpenChange={(details) => {
        if (!details.open) onClose();
      }}
      positioning={{ placement: 'bottom-end' }}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Popover.Positioner>
          <Popover.Content aria-label={TEXTS.title}>
            <Latest userId={userId} onLeave={onClose} />
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}

function Latest({ userId, onLeave }: { userId: number; onLeave: () => void }) {
  const navigate = useNavigate();
  const unread = useUnreadCount(userId);
  const { list, read, readAll } = useNotifications(userId);

  const visit = (item: Notification) => {
    if (!item.isRead) read(item);
    onLeave();
    void navigate(placeOf(item));
  };

  return (
    <>
      <Flex align="center" justify="space-between" ps="4" pe="2" py="2">
        <Popover.Title asChild>
          <Heading as="h2" textStyle="h4">
            {TEXTS.title}
          </Heading>
        </Popover.Title>
        <Button variant="ghost" size="sm" disabled={unread === 0} onClick={readAll}>
          {TEXTS.markAllRead}
        </Button>
      </Flex>
      <Popover.Body>
        <QueryState
          query={list}
          loading={
            <Box p="4">
              <Loading label={TEXTS.loading}>
                <SkeletonLines lines={4} />
              </Loading>
            </Box>
          }
          failure={TEXTS.failed}
        >
          {(items) =>
            items.length === 0 ? (
              <Text px="4" py="10" textAlign="center" color="fg.muted">
                {PAGE_TEXTS.noNotifications}
              </Text>
            ) : (
              <>
                {items.slice(0, LATEST).map((item) => (
                  <NotificationItem key={item.id} item={item} onOpen={() => visit(item)} />
                ))}
                {items.length > LATEST && (
                  <OlderNotifications userId={userId} beforeId={items[LATEST - 1]?.id ?? 0} onOpen={visit} />
                )}
              </>
            )
          }
        </QueryState>
      </Popover.Body>
    </>
  );
}
