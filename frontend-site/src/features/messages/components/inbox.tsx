import { Box, Grid } from '@chakra-ui/react';
import { otherPartyOf, MAX_PAGE_SIZE } from '@tidyhearth/domain';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Card, EmptyState } from '../../../components/ui';
import { NoMessages } from '../../../illustrations/no-messages';
import { SomethingWrong } from '../../../illustrations/something-wrong';
import { dashboardTab } from '../../../config/routes';
import type { AccountUser, Conversation } from '../../../lib/contract';
import { type BookingSide, useBookings } from '../../bookings/api/own-bookings';
import { useConversations } from '../api/messages';
import { LoadingCards } from '../../../components/ui/loading-cards';
import { QueryState } from '../../../server-state/query-state';
import type { Paged } from '../../../server-state/use-pages';
import { ConversationView } from './conversation';
import { ConversationList } from './conversation-list';
import { entryFromBookings, inboxEntries } from '../inbox-entries';
import { TEXTS } from '../messages.texts';

const sideOf = ({ id, cleanerId, userType }: AccountUser): BookingSide =>
  userType === 'cleaner' ? { side: 'cleaner', id: cleanerId ?? id } : { side: 'customer', id };

interface InboxProps {
  user: AccountUser;
  selected: string | undefined;
  hrefFor: (key: string) => string;
  backTo: string;
}

/** All conversations and the chosen one side by side; on a phone one at a time. */
export function Inbox(props: InboxProps) {
  const { user } = props;
  const conversations = useConversations(user.id);
  return (
    <QueryState
      query={conversations}
      loading={<LoadingCards label={TEXTS.inbox.loading} />}
      failure={{ title: TEXTS.inbox.failed.title, picture: <SomethingWrong /> }}
    >
      {(data) => (
        <OpenInbox
          {...props}
          conversations={data}
          // Remains true while the last page is still being rendered.
          pages={{
            ...conversations,
            isLoadingMore: conversations.isLoadingMore || data !== conversations.data,
          }}
        />
      )}
    </QueryState>
  );
}

function OpenInbox({
  user,
  selected,
  hrefFor,
  backTo,
  conversations,
  pages,
}: InboxProps & { conversations: Conversation[]; pages: Paged<Conversation> }) {
  const { data: bookings } = useBookings(sideOf(user), { order: 'newest', limit: MAX_PAGE_SIZE });
  const entries = useMemo(
    () => inboxEntries(conversations, bookings ?? [], user.id),
    [conversations, bookings, user.id],
  );
  const otherUserId = selected === undefined ? undefined : otherPartyOf(selected, user.id);
  const texts = TEXTS[user.userType === 'cleaner' ? 'cleaner' : 'customer'];
  const list = (
    <ConversationList entries={entries} pages={pages} selected={selected} hrefFor={hrefFor} texts={texts} />
  );
  if (entries.length === 0 && otherUserId === undefined) return <Card p="0">{list}</Card>;
  return (
    <Card p="0" overflow="hidden">
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: '18rem minmax(0, 1fr)' }}
        templateRows="minmax(0, 1fr)"
        h={{ base: 'max(20rem, min(37.5rem, 100dvh - 11.5rem))', lg: '37.5rem' }}
      >
        <Box borderEndWidth={{ lg: '1px' }} minH="0" hideBelow={otherUserId ? 'lg' : undefined}>
          {list}
        </Box>
        <Box minH="0" hideBelow={otherUserId ? undefined : 'lg'}>
          {otherUserId ? (
            <ConversationView
              user={user}
              otherUserId={otherUserId}
              entry={
                entries.find((entry) => entry.otherUserId === otherUserId) ??
                entryFromBookings(bookings ?? [], user.id, otherUserId)
              }
              backTo={backTo}
            />
          ) : (
            <EmptyState
              picture={<NoMessages width={180} />}
              title={selected ? TEXTS.inbox.unknown.title : TEXTS.inbox.choose.title}
              description={selected ? texts.none.description : TEXTS.inbox.choose.description}
            />
          )}
        </Box>
      </Grid>
    </Card>
  );
}

/** The inbox in a dashboard. The chosen conversation is part of its address. */
export function InboxTab({ user }: Pick<InboxProps, 'user'>) {
  const [params] = useSearchParams();
  const tab = dashboardTab('messages');
  return (
    <Inbox
      user={user}
      selected={params.get('with') ?? undefined}
      hrefFor={(key) => `${tab}&with=${key}`}
      backTo={tab}
    />
  );
}
