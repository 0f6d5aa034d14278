import { Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { Briefcase, ClipboardList, House, MessageCircle, Search, UserRound } from 'lucide-react';
import { Avatar, ButtonLink } from '../../../components/ui';
import { ROUTES } from '../../../config/routes';
import type { AccountUser } from '../../../lib/contract';
import { fullName } from '../../../lib/format';
import { useRecentNotifications } from '../../../features/notifications/hooks/use-recent-notifications';
import { useBookingSummary } from '../../../features/bookings/api/own-bookings';
import { useConversations } from '../../../features/messages/api/messages';
import { InboxTab } from '../../../features/messages/components/inbox';
import { CustomerPostings } from '../../../features/postings/components/customer-postings';
import { CustomerProfile } from '../../../features/account/profile/customer-profile';
import { DashboardLayout } from '../dashboard-layout';
import { DashboardNav, type TabInfo } from '../dashboard-nav';
import { useTab } from '../../../lib/use-tab';
import { newest, useNews } from '../tab-news';
import { CustomerBookings } from '../../../features/bookings/list/customer-bookings';
import { CustomerOverview } from './customer-overview';

const TABS = [
  { tab: 'overview', label: 'Overview', icon: House },
  { tab: 'bookings', label: 'Bookings', icon: ClipboardList },
  { tab: 'postings', label: 'Job Posts', shortLabel: 'Jobs', icon: Briefcase },
  { tab: 'messages', label: 'Messages', icon: MessageCircle },
  { tab: 'profile', label: 'Profile', icon: UserRound },
] as const satisfies TabInfo[];

const NAMES = ['overview', 'bookings', 'postings', 'messages', 'profile'] as const;

export function CustomerDashboard({ user }: { user: AccountUser }) {
  const tab = useTab(NAMES);
  const { data: summary } = useBookingSummary({ side: 'customer', id: user.id });
  const conversations = useConversations(user.id);
  const notifications = useRecentNotifications(user.id);
  const news = useNews(user.id, tab, {
    bookings: summary?.changedAt ?? undefined,
    postings: newest(
      (notifications.data ?? []).map((n) => (n.type === 'application' ? n.timestamp : undefined)),
    ),
    messages: newest(
      (conversations.data ?? []).map((c) => (c.lastSenderId === user.id ? undefined : c.lastMessageTime)),
    ),
  });
  return (
    <DashboardLayout
      title="Dashboard"
      header={<CustomerHeader user={user} />}
      nav={<DashboardNav tabs={TABS} current={tab} news={news} />}
    >
      {tab === 'overview' && <CustomerOverview userId={user.id} />}
      {tab === 'bookings' && <CustomerBookings userId={user.id} />}
      {tab === 'postings' && <CustomerPostings user={user} />}
      {tab === 'messages' && <InboxTab user={user} />}
      {tab === 'profile' && (
        <Stack gap="5">
          <CustomerProfile user={user} />
          <ButtonLink variant="outline" alignSelf="flex-start" to={`${ROUTES.profile}?tab=account`}>
            Account settings
          </ButtonLink>
        </Stack>
      )}
    </DashboardLayout>
  );
}

function CustomerHeader({ user }: { user: AccountUser }) {
  return (
    <Flex gap="4" align="center" justify="space-between" wrap="wrap">
      <Flex gap="4" align="center" minW="0">
        <Avatar name={fullName(user)} src={user.profileImageUrl} size="lg" />
        <Stack gap="0.5">
          <Heading as="h1" textStyle="h2">
            Hello, {user.firstName}
          </Heading>
          <Text color="fg.muted">Your home, your bookings.</Text>
        </Stack>
      </Flex>
      <ButtonLink to={ROUTES.findCleaners} width={{ base: 'full', sm: 'auto' }}>
        <Search aria-hidden />
        Find a cleaner
      </ButtonLink>
    </Flex>
  );
}
