import { Box, Flex, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { Button } from '../../../components/ui/button';
import { useFocusOnMore } from '../../../components/ui/use-focus-on-more';
import type { Notification } from '../../../lib/contract';
import { useOlderNotifications } from '../hooks/use-notifications';
import { TEXTS } from '../notifications.texts';
import { NotificationItem } from './notification-item';

interface OlderNotificationsProps {
  userId: number;
  /** The id of the last one shown above. */
  beforeId: number;
  onOpen: (item: Notification) => void;
}

/** Items older than the latest, loaded page by page on request. */
export function OlderNotifications({ userId, beforeId, onOpen }: OlderNotificationsProps) {
  const [isAsked, setAsked] = useState(false);
  const older = useOlderNotifications(userId, isAsked);
  const isFirstMissing = older.data === undefined;
  const items = (isAsked && older.data?.filter(({ id }) => id < beforeId)) || [];
  const list = useRef<HTMLDivElement>(null);
  const goOnFromHere = useFocusOnMore(list, 'link');
  const ask = () => {
    goOnFromHere();
    // Items loaded the last time the bell was open are still there.
    if (!isAsked) setAsked(true);
    else if (older.isError) void older.refetch();
    else older.loadMore();
  };
  return (
    <>
      <Box ref={list}>
        {items.map((item) => (
          <NotificationItem key={item.id} item={item} onOpen={() => onOpen(item)} />
        ))}
      </Box>
      {(!isAsked || isFirstMissing || older.hasMore || older.isError) && (
        <Flex direction="column" align="center" gap="2" px="4" py="2" borderTopWidth="1px">
          {isAsked && older.isError && (
            <Text role="alert" textStyle="sm" color="fg.muted">
              {TEXTS.failed.title}
            </Text>
          )}
          <Button
            size="sm"
            variant="ghost"
            loading={older.isLoadingMore || (isAsked && isFirstMissing && !older.isError)}
            onClick={ask}
          >
            {TEXTS.older}
          </Button>
        </Flex>
      )}
    </>
  );
}
