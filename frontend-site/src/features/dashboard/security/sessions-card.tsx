import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { formatDateTime } from '@tidyhearth/domain';
import { MonitorSmartphone } from 'lucide-react';
import { Badge, Button, ErrorState, Loading, SkeletonLines } from '../../../components/ui';
import { useEndSession, useSessions } from '../api/account';
import { deviceName } from './device-name';
import { SettingCard } from './setting-card';

export function SessionsCard() {
  const sessions = useSessions();
  const end = useEndSession();
  return (
    <SettingCard
      icon={MonitorSmartphone}
      title="Where you are signed in"
      text="Something you don't know? Sign it out and change your password."
    >
      {sessions.isPending && (
        <Loading label="Loading sign-ins...">
          <SkeletonLines lines={2} />
        </Loading>
      )}
      {sessions.isError && (
        <ErrorState title="Your sign-ins did not load" onRetry={() => void sessions.refetch()} />
      )}
      <Stack as="ul" gap="0" listStyleType="none">
        {sessions.data?.map((session) => (
          <Flex
            key={session.sid}
            as="li"
            justify="space-between"
            align="center"
            gap="3"
            py="3"
            borderTopWidth="1px"
          >
            <Box minW="0">
              <Flex gap="2" align="center">
                <Text fontWeight="semibold">{deviceName(session.userAgent)}</Text>
                {session.current && <Badge colorPalette="sage">This one</Badge>}
              </Flex>
              <Text color="fg.muted" textStyle="sm">
                Last seen {formatDateTime(session.lastSeenAt)}
              </Text>
            </Box>
            {!session.current && (
              <Button
                size="sm"
                variant="outline"
                loading={end.isPending && end.variables === session.sid}
                onClick={() => end.mutate(session.sid)}
              >
                Sign out
              </Button>
            )}
          </Flex>
        ))}
      </Stack>
    </SettingCard>
  );
}
