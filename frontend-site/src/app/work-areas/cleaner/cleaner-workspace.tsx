import {
  Briefcase,
  CalendarDays,
  ChartColumn,
  ClipboardList,
  House,
  MessageCircle,
  Settings,
  UserRound,
} from 'lucide-react';
import type { AccountUser, CleanerProfile } from '../../../lib/contract';
import { useBookingSummary } from '../../../features/bookings/api/own-bookings';
import { useConversations } from '../../../features/messages/api/messages';
import { useAvailablePostings } from '../../../features/postings/api/postings';
import { PartBoundary } from '../../../components/ui/part-boundary';
import { DashboardLayout } from '../dashboard-layout';
import { DashboardNav, NO_NEWS, type TabInfo } from '../dashboard-nav';
import { useTab } from '../../../lib/use-tab';
import { usePrefetch } from '../later-tabs';
import { newest, useNews } from '../tab-news';
import { CleanerHeader } from '../../../features/cleaners/own-profile/cleaner-header';
import { CleanerOverview } from './cleaner-overview';
import { TEXTS } from '../work-areas.texts';
import { lazyPart } from '../../../lib/lazy-part';

const TABS = [
  { tab: 'overview', label: TEXTS.tabs.overview, icon: House },
  { tab: 'bookings', label: TEXTS.tabs.bookings, icon: ClipboardList },
  { tab: 'postings', label: TEXTS.tabs.postings, shortLabel: TEXTS.tabs.postingsShort, icon: Briefcase },
  { tab: 'calendar', label: TEXTS.tabs.calendar, icon: CalendarDays },
  { tab: 'earnings', label: TEXTS.tabs.earnings, icon: ChartColumn },
  { tab: 'messages', label: TEXTS.tabs.messages, icon: MessageCircle },
  { tab: 'profile', label: TEXTS.tabs.profile, icon: UserRound },
  { tab: 'settings', label: TEXTS.tabs.settings, icon: Settings },
] as const satisfies TabInfo[];

export const TAB_NAMES = [
  'overview',
  'bookings',
  'postings',
  'calendar',
  'earnings',
  'messages',
  'profile',
  'settings',
] as const;

const later = () => import('./later-tabs');
const CleanerBookings = lazyPart(async () => (await later()).CleanerBookings);
const JobBoard = lazyPart(async () => (await later()).JobBoard);
const CalendarTab = lazyPart(async () => (await later()).CalendarTab);
const EarningsTab = lazyPart(async () => (await later()).EarningsTab);
const InboxTab = lazyPart(async () => (await later()).InboxTab);
const ProfileTab = lazyPart(async () => (await later()).ProfileTab);
const SettingsTab = lazyPart(async () => (await later()).SettingsTab);

interface CleanerWorkspaceProps {
  user: AccountUser;
  cleaner: CleanerProfile;
}

/**
 * The cleaner's business, one tab at a time. It reads no data itself, because each answer would render all of it again.
 */
export function CleanerWorkspace({ user, cleaner }: CleanerWorkspaceProps) {
  const tab = useTab(TAB_NAMES);
  usePrefetch(later);
  return (
    <DashboardLayout
      header={<CleanerHeader cleaner={cleaner} />}
      nav={
        <PartBoundary
          part="dashboard news"
          fallback={() => <DashboardNav tabs={TABS} current={tab} news={NO_NEWS} />}
        >
          <NavWithNews user={user} cleanerId={cleaner.id} tab={tab} />
        </PartBoundary>
      }
      tab={tab}
    >
      {tab === 'overview' && <CleanerOverview cleaner={cleaner} />}
      {tab === 'bookings' && <CleanerBookings cleanerId={cleaner.id} />}
      {tab === 'postings' && <JobBoard cleaner={cleaner} />}
      {tab === 'calendar' && <Calendar cleaner={cleaner} />}
      {tab === 'earnings' && <EarningsTab cleanerId={cleaner.id} />}
      {tab === 'messages' && <InboxTab user={user} />}
      {tab === 'profile' && <ProfileTab cleaner={cleaner} />}
      {tab === 'settings' && <SettingsTab user={user} cleaner={cleaner} />}
    </DashboardLayout>
  );
}

function Calendar({ cleaner }: { cleaner: CleanerProfile }) {
  const { data: summary } = useBookingSummary({ side: 'cleaner', id: cleaner.id });
  return <CalendarTab cleaner={cleaner} summary={summary} />;
}

interface NavWithNewsProps {
  user: AccountUser;
  cleanerId: number;
  tab: (typeof TAB_NAMES)[number];
}

function NavWithNews({ user, cleanerId, tab }: NavWithNewsProps) {
  const { data: summary } = useBookingSummary({ side: 'cleaner', id: cleanerId });
  const { data: postings = [] } = useAvailablePostings();
  const { data: conversations = [] } = useConversations(user.id);
  const news = useNews(user.id, tab, {
    bookings: summary?.changedAt ?? undefined,
    calendar: summary?.requestedAt ?? undefined,
    earnings: summary?.earnedAt ?? undefined,
    postings: newest(postings.map((posting) => posting.createdAt)),
    messages: newest(conversations.map((c) => (c.lastSenderId === user.id ? undefined : c.lastMessageTime))),
  });
  return <DashboardNav tabs={TABS} current={tab} news={news} />;
}
