import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import {
  Briefcase,
  ClipboardList,
  House,
  LayoutDashboard,
  MessageCircle,
  Search,
  UserRound,
} from 'lucide-react';
import { Avatar, ButtonLink } from '../../../components/ui';
import { ROUTES } from '../../../config/routes';
import type { AccountUser } from '../../../lib/contract';
import { fullName } from '../../../lib/format';
import { useRecentNotifications } from '../../../features/notifications/hooks/use-recent-notifications';
import { useBookingSummary } from '../../../features/bookings/api/own-bookings';
import { useConversations } from '../../../features/messages/api/messages';
import { PartBoundary } from '../../../components/ui/part-boundary';
import { DashboardLayout } from '../dashboard-layout';
import { DashboardNav, NO_NEWS, type TabInfo } from '../dashboard-nav';
import { useTab } from '../../../lib/use-tab';
import { usePrefetch } from '../later-tabs';
import { newest, useNews } from '../tab-news';
import { CustomerOverview } from './customer-overview';
import { TEXTS } from './customer-area.texts';
import { TEXTS as AREA_TEXTS } from '../work-areas.texts';
import { lazyPart } from '../../../lib/lazy-part';

const TABS = [
  { tab: 'overview', label: AREA_TEXTS.tabs.overview, icon: House },
  { tab: 'bookings', label: AREA_TEXTS.tabs.bookings, icon: ClipboardList },
  {
    tab: 'postings',
    label: AREA_TEXTS.tabs.postings,
    shortLabel: AREA_TEXTS.tabs.postingsShort,
    icon: Briefcase,
  },
  { tab: 'messages', label: AREA_TEXTS.tabs.messages, icon: MessageCircle },
  { tab: 'profile', label: AREA_TEXTS.tabs.profile, icon: UserRound },
] as const satisfies TabInfo[];

/** The console is an application of its own, beside the site. */
const CONSOLE = '/admin/';

const NAMES = ['overview', 'bookings', 'postings', 'messages', 'profile'] as const;

const later = () => import('./later-tabs');
const CustomerBookings = lazyPart(async () => (await later()).CustomerBookings);
const CustomerPostings = lazyPart(async () => (await later()).CustomerPostings);
const InboxTab = lazyPart(async () => (await later()).InboxTab);
const CustomerProfile = lazyPart(async () => (await later()).CustomerProfile);

export function CustomerDashboard({ user }: { user: AccountUser }) {
  const tab = useTab(NAMES);
  usePrefetch(later);
  return (
    <DashboardLayout
      header={<CustomerHeader user={user} />}
      nav={
        <PartBoundary
          part="dashboard news"
          fallback={() => <DashboardNav tabs={TABS} current={tab} news={NO_NEWS} />}
        >
          <NavWithNews userId={user.id} tab={tab} />
        </PartBoundary>
      }
      tab={tab}
    >
      {tab === 'overview' && <CustomerOverview userId={user.id} />}
      {tab === 'bookings' && <CustomerBookings userId={user.id} />}
      {tab === 'postings' && <CustomerPostings user={user} />}
      {tab === 'messages' && <InboxTab user={user} />}
      {tab === 'profile' && (
        <Stack gap="5">
          <CustomerProfile user={user} />
          <ButtonLink variant="outline" alignSelf="flex-start" to={`${ROUTES.profile}?tab=account`}>
            {TEXTS.accountSettings}
          </ButtonLink>
        </Stack>
      )}
    </DashboardLayout>
  );
}

function NavWithNews({ userId, tab }: { userId: number; tab: (typeof NAMES)[number] }) {
  const { data: summary } = useBookingSummary({ side: 'customer', id: userId });
  const { data: conversations = [] } = useConversations(userId);
  const { data: notifications = [] } = useRecentNotifications(userId);
  const news = useNews(userId, tab, {
    bookings: summary?.changedAt ?? undefined,
    postings: newest(notifications.map((n) => (n.type === 'application' ? n.timestamp : undefined))),
    messages: newest(conversations.map((c) => (c.lastSenderId === userId ? undefined : c.lastMessageTime))),
  });
  return <DashboardNav tabs={TABS} current={tab} news={news} />;
}

function CustomerHeader({ user }: { user: AccountUser }) {
  return (
    <Flex gap="4" align="center" justify="space-between" wrap="wrap">
      <Flex gap="4" align="center" minW="0">
        <Avatar name={fullName(user)} src={user.profileImageUrl} size="lg" />
        <Stack gap="0.5" minW="0">
          <Heading as="h1" textStyle="h2" overflowWrap="anywhere">
            {TEXTS.header.title(user.firstName)}
          </Heading>
          <Text color="fg.muted">{TEXTS.header.text}</Text>
        </Stack>
      </Flex>
      {user.isAdmin ? (
        <Button asChild width={{ base: 'full', sm: 'auto' }}>
          <a href={CONSOLE}>
            <LayoutDashboard aria-hidden />
            {TEXTS.header.toConsole}
          </a>
        </Button>
      ) : (
        <ButtonLink to={ROUTES.findCleaners} width={{ base: 'full', sm: 'auto' }}>
          <Search aria-hidden />
          {TEXTS.header.toSearch}
        </ButtonLink>
      )}
    </Flex>
  );
}
