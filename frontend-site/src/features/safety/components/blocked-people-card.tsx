import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { formatDate } from '@tidyhearth/domain';
import { Ban } from 'lucide-react';
import { useRef } from 'react';
import { Avatar, Loading, SkeletonLines } from '../../../components/ui';
import { SettingCard } from '../../../components/ui/setting-card';
import { LoadMore } from '../../../server-state/load-more';
import { QueryState } from '../../../server-state/query-state';
import { useBlockedPeople } from '../api/blocks';
import { TEXTS } from '../safety.texts';
import { UnblockButton } from './unblock-button';

/** The people whom the user has blocked, with a button to unblock each. */
export function BlockedPeopleCard() {
  const people = useBlockedPeople();
  const list = useRef<HTMLDivElement>(null);
  return (
    <SettingCard icon={Ban} title={TEXTS.blocked.title} text={TEXTS.blocked.text}>
      <QueryState
        query={people}
        loading={
          <Loading label={TEXTS.blocked.loading}>
            <SkeletonLines lines={2} />
          </Loading>
        }
        failure={TEXTS.blocked.failed}
      >
        {(all) =>
          all.length === 0 ? (
            <Text color="fg.muted">{TEXTS.blocked.none}</Text>
          ) : (
            <Stack gap="0">
              <Stack as="ul" ref={list} aria-label={TEXTS.blocked.title} gap="0" listStyleType="none">
                {all.map(({ userId, firstName, profileImageUrl, blockedAt }) => (
                  <Flex key={userId} as="li" align="center" gap="3" py="3" borderTopWidth="1px">
                    <Avatar name={firstName} src={profileImageUrl} size="sm" />
                    <Box flex="1" minW="0">
                      <Text fontWeight="semibold">{firstName}</Text>
                      <Text color="fg.muted" textStyle="sm">
                        {TEXTS.blocked.since(formatDate(blockedAt))}
                      </Text>
                    </Box>
                    <UnblockButton person={{ id: userId, name: firstName }} />
                  </Flex>
                ))}
              </Stack>
              <LoadMore pages={people} list={list} size="sm" variant="ghost">
                {TEXTS.blocked.more}
              </LoadMore>
            </Stack>
          )
        }
      </QueryState>
    </SettingCard>
  );
}
