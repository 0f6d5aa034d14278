import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Avatar, IconButton } from '../../../components/ui';
import type { AccountUser } from '../../../lib/contract';
import { cleanerByUserQuery } from '../../cleaners/api/own-profile';
import { PersonActions } from '../../safety/components/person-actions';
import type { InboxEntry } from '../inbox-entries';
import { Thread } from './thread';
import { TEXTS } from '../messages.texts';

interface ConversationProps {
  user: AccountUser;
  otherUserId: number;
  entry: InboxEntry | undefined;
  backTo: string;
}

/** A cleaner whom one has not written to yet is known from the public profile. */
function useCounterpart(otherUserId: number, entry: InboxEntry | undefined) {
  const profile = useQuery({ ...cleanerByUserQuery(otherUserId), enabled: entry === undefined });
  return {
    name: entry?.name ?? profile.data?.user.firstName ?? TEXTS.inbox.unnamed,
    photo: entry?.photo ?? profile.data?.profileImage ?? null,
  };
}

export function ConversationView({ user, otherUserId, entry, backTo }: ConversationProps) {
  const other = useCounterpart(otherUserId, entry);
  return (
    <Flex direction="column" minH="0" h="full">
      <Flex align="center" gap="3" px={{ base: '2', md: '4' }} py="3" borderBottomWidth="1px">
        <IconButton asChild aria-label={TEXTS.back} hideFrom="lg">
          <Link to={backTo}>
            <ArrowLeft aria-hidden />
          </Link>
        </IconButton>
        <Avatar name={other.name} src={other.photo} size="sm" />
        <Box flex="1" minW="0">
          <Heading
            as="h2"
            textStyle="md"
            fontWeight="semibold"
            fontFamily="body"
            lineHeight="short"
            overflowWrap="anywhere"
          >
            {other.name}
          </Heading>
          <Text textStyle="sm" color="fg.muted">
            {user.userType === 'cleaner' ? TEXTS.inbox.roles.customer : TEXTS.inbox.roles.cleaner}
          </Text>
        </Box>
        <PersonActions person={{ id: otherUserId, name: other.name }} />
      </Flex>
      <Thread
        key={otherUserId}
        userId={user.id}
        other={{ id: otherUserId, name: other.name }}
        contact={entry?.contact ?? 'open'}
      />
    </Flex>
  );
}
