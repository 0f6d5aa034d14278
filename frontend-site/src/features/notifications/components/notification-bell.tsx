import { Box, Flex, Heading, Popover, Portal, Text } from '@chakra-ui/react';
import { notificationTab, PAGE_TEXTS, UNREAD_BADGE_CAP } from '@tidyhearth/domain';
import { Bell } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, IconButton, type IconButtonProps } from '../../../components/ui/button';
import { Loading, SkeletonLines } from '../../../components/ui/skeleton';
import { bookingPath } from '../../../config/booking-routes';
import { conversationPath, dashboardTab, SAFETY_SETTINGS } from '../../../config/routes';
import type { Notification } from '../../../lib/contract';
import { QueryState } from '../../../server-state/query-state';
import {
  useNotifications,
  usePrefetchNotifications,
  usePushedNotifications,
  useUnreadCount,
} from '../hooks/use-notifications';
import { NotificationItem } from './notification-item';
import { TEXTS } from '../notifications.texts';

/** What became of a report stands in the settings; news of a message or a booking lead to it, others to their tab. */
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

interface BellButtonProps extends Omit<IconButtonProps, 'aria-label'> {
  userId: number;
  open: boolean;
}

/** Apart from the popover, which takes a phone longer to render and need not know how many are unread. */
function BellButton({ userId, open, ...trigger }: BellButtonProps) {
  const unread = useUnreadCount(userId);
  return (
    <IconButton
      {...trigger}
      position="relative"
      bg={open ? 'ink.subtle' : undefined}
      aria-expanded={open}
      aria-label={unread > 0 ? TEXTS.titleUnread(capped(unread)) : TEXTS.title}
    >
      <Bell aria-hidden />
      <UnreadBadge count={unread} />
    </IconButton>
  );
}

export function NotificationBell({ userId }: { userId: number }) {
  const [open, setOpen] = useState(false);
  // The bell shows at once that it was pressed; its list follows.
  const isRendered = useDeferredValue(open);
  const prefetch = usePrefetchNotifications(userId);
  usePushedNotifications(userId);

  return (
    <Popover.Root
      open={open && isRendered}
      onOpenChange={(details) => {
        setOpen(details.open);
        if (details.open) prefetch();
      }}
      positioning={{ placement: 'bottom-end' }}
      lazyMount
      unmountOnExit
    >
      <Popover.Trigger asChild>
        <BellButton userId={userId} open={open} />
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content aria-label={TEXTS.title}>
            <Latest userId={userId} onLeave={() => setOpen(false)} />
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
        {unread > 0 && (
          <Button variant="ghost" size="sm" onClick={readAll}>
            {TEXTS.markAllRead}
          </Button>
        )}
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
              items.map((item) => <NotificationItem key={item.id} item={item} onOpen={() => visit(item)} />)
            )
          }
        </QueryState>
      </Popover.Body>
    </>
  );
}
