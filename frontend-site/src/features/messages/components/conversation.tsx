import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Avatar, IconButton } from '../../../components/ui';
import type { AccountUser } from '../../../lib/contract';
import { PersonActions } from '../../safety/components/person-actions';
import { useContact } from '../api/messages';
import type { InboxEntry } from '../inbox-entries';
import { Thread } from './thread';
import { TEXTS } from '../messages.texts';

/**
 * Keeps the height of the line. Somebody who has changed from customer to cleaner has conversations with both kinds of
 * people.
 */
const NO_ROLE = '\u00A0';

interface ConversationProps {
  user: AccountUser;
  otherUserId: number;
  entry: InboxEntry | undefined;
  backTo: string;
}

/**
 * Asks the server about somebody who is not in the list, because only people who share something can write to each
 * other.
 */
function useCounterpart(userId: number, otherUserId: number, entry: InboxEntry | undefined) {
  const { data, isError } = useContact(userId, otherUserId, entry === undefined);
  const unnamed = data ? TEXTS.inbox.somebody : TEXTS.inbox.unnamed;
  return {
    name: entry?.name ?? data?.otherUser?.firstName ?? unnamed,
    photo: entry?.photo ?? data?.otherUser?.profileImageUrl ?? null,
    userType: entry?.userType ?? data?.otherUser?.userType,
    // If the server could not be asked, it decides when a message is sent.
    contact: entry?.contact ?? data?.contact ?? (isError ? 'open' : undefined),
  };
}

export function ConversationView({ user, otherUserId, entry, backTo }: ConversationProps) {
  const other = useCounterpart(user.id, otherUserId, entry);
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
            {other.userType ? TEXTS.inbox.roles[other.userType] : NO_ROLE}
          </Text>
        </Box>
        <PersonActions person={{ id: otherUserId, name: other.name }} />
      </Flex>
      <Thread
        key={otherUserId}
        userId={user.id}
        other={{ id: otherUserId, name: other.name }}
        contact={other.contact}
      />
    </Flex>
  );
}
