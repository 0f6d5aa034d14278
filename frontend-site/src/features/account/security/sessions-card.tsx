import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { formatDateTime } from '@tidyhearth/domain';
import { MonitorSmartphone } from 'lucide-react';
import { Badge, Button, Loading, SkeletonLines } from '../../../components/ui';
import { useEndSession, useSessions } from '../api/account';
import { QueryState } from '../../../server-state/query-state';
import { deviceName } from './device-name';
import { SettingCard } from '../../../components/ui/setting-card';
import { TEXTS } from '../account.texts';

export function SessionsCard() {
  const sessions = useSessions();
  const end = useEndSession();
  return (
    <SettingCard icon={MonitorSmartphone} title={TEXTS.sessions.title} text={TEXTS.sessions.text}>
      <QueryState
        query={sessions}
        loading={
          <Loading label={TEXTS.sessions.loading}>
            <SkeletonLines lines={2} />
          </Loading>
        }
        failure={TEXTS.sessions.failed}
      >
        {(list) => (
          <Stack as="ul" gap="0" listStyleType="none">
            {list.map((session) => (
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
                    {session.current && <Badge colorPalette="sage">{TEXTS.sessions.current}</Badge>}
                  </Flex>
                  <Text color="fg.muted" textStyle="sm">
                    {TEXTS.sessions.lastSeen(formatDateTime(session.lastSeenAt))}
                  </Text>
                </Box>
                {!session.current && (
                  <Button
                    size="sm"
                    variant="outline"
                    loading={end.input === session.sid}
                    disabled={end.isPending}
                    onClick={() => void end.submit(session.sid)}
                  >
                    {TEXTS.sessions.end}
                  </Button>
                )}
              </Flex>
            ))}
          </Stack>
        )}
      </QueryState>
    </SettingCard>
  );
}
