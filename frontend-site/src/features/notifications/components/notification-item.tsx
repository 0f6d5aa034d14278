import { Box, Flex, Text, VisuallyHidden } from '@chakra-ui/react';
import { type NotificationType, once, UK_ZONE } from '@tidyhearth/domain';
import {
  Bell,
  Briefcase,
  CalendarCheck,
  ClipboardList,
  Flag,
  type LucideIcon,
  MessageCircle,
  PoundSterling,
  Star,
} from 'lucide-react';
import type { Notification } from '../../../lib/contract';
import { TEXTS } from '../notifications.texts';

const ICONS: Record<NotificationType, LucideIcon> = {
  application: ClipboardList,
  posting: Briefcase,
  message: MessageCircle,
  booking: CalendarCheck,
  payment: PoundSterling,
  review: Star,
  report: Flag,
  other: Bell,
};

const whenFormat = once(
  () =>
    new Intl.DateTimeFormat('en-US', {
      timeZone: UK_ZONE,
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    }),
);

interface NotificationItemProps {
  item: Notification;
  onOpen: () => void;
}

export function NotificationItem({ item, onOpen }: NotificationItemProps) {
  const Icon = ICONS[item.type] ?? Bell;
  return (
    <Flex
      as="button"
      onClick={onOpen}
      width="full"
      gap="3"
      px="4"
      py="3"
      textAlign="start"
      cursor="pointer"
      borderTopWidth="1px"
      bg={item.isRead ? 'transparent' : 'ink.subtle'}
      _hover={{ bg: 'ink.muted' }}
      _focusVisible={{ outlineOffset: '-2px' }}
    >
      <Box color="ink.fg" pt="0.5" aria-hidden>
        <Icon size={20} />
      </Box>
      <Box flex="1" minW="0">
        <Text fontWeight={item.isRead ? 'medium' : 'semibold'} textStyle="sm">
          {!item.isRead && <VisuallyHidden>{TEXTS.itemUnread} </VisuallyHidden>}
          {item.title}
        </Text>
        <Text textStyle="sm" color="fg.muted" lineClamp="2">
          {item.message}
        </Text>
        <Text textStyle="xs" color="fg.muted" mt="0.5">
          {whenFormat().format(new Date(item.timestamp))}
        </Text>
      </Box>
      {!item.isRead && (
        <Box aria-hidden mt="2" boxSize="2" borderRadius="full" bg="marigold.solid" flexShrink="0" />
      )}
    </Flex>
  );
}
