import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { formatDateTime } from '@tidyhearth/domain';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Badge, Button, Loading, SkeletonLines } from '../../../components/ui';
import { ROUTES } from '../../../config/routes';
import type { OpenSession } from '../../../lib/contract';
import { signOut } from '../../../lib/session';
import { toast } from '../../../lib/toast';
import { useEndAllSessions, useEndSession, useSessions } from '../api/account';
import { QueryState } from '../../../server-state/query-state';
import { deviceName } from './device-name';
import { SettingCard } from '../../../components/ui/setting-card';
import { TEXTS } from '../account.texts';

/** How many of the latest sessions are shown, and how many more per press. */
const AT_ONCE = 10;

export function SessionsCard() {
  const [count, setCount] = useState(AT_ONCE);
  const sessions = useSessions();
  const end = useEndSession();
  const navigate = useNavigate();
  const endAll = useEndAllSessions({
    onDone: () => {
      signOut();
      toast(TEXTS.sessions.endedAll);
    },
    leave: () => void navigate(ROUTES.login),
  });
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
          <Stack gap="0">
            <Stack as="ul" gap="0" listStyleType="none">
              {list.slice(0, count).map((session) => (
                <SessionRow key={session.sid} session={session} end={end} />
              ))}
            </Stack>
            {list.length > count && (
              <Button size="sm" variant="ghost" alignSelf="center" onClick={() => setCount(count + AT_ONCE)}>
                {TEXTS.sessions.more(list.length - count)}
              </Button>
            )}
          </Stack>
        )}
      </QueryState>
      <Button
        alignSelf="flex-start"
        variant="outline"
        colorPalette="brick"
        loading={endAll.isPending}
        onClick={() => void endAll.submit()}
      >
        {TEXTS.sessions.endAll}
      </Button>
    </SettingCard>
  );
}

interface SessionRowProps {
  session: OpenSession;
  end: ReturnType<typeof useEndSession>;
}

function SessionRow({ session, end }: SessionRowProps) {
  return (
    <Flex as="li" justify="space-between" align="center" gap="3" py="3" borderTopWidth="1px">
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
  );
}
