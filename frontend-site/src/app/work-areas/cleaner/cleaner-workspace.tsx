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
import { useBlocks, useWorkingHours } from '../../../features/calendar/api/calendar';
import { useBookingSummary } from '../../../features/bookings/api/own-bookings';
import { useConversations } from '../../../features/messages/api/messages';
import { useAvailablePostings } from '../../../features/postings/api/postings';
import { CalendarTab } from '../../../features/calendar/components/calendar-tab';
import { EarningsTab } from '../../../features/earnings/components/earnings-tab';
import { InboxTab } from '../../../features/messages/components/inbox';
import { JobBoard } from '../../../features/postings/components/job-board';
import { ProfileTab } from '../../../features/cleaners/own-profile/profile-tab';
import { SettingsTab } from './settings-tab';
import { DashboardLayout } from '../dashboard-layout';
import { DashboardNav, type TabInfo } from '../dashboard-nav';
import { useTab } from '../../../lib/use-tab';
import { newest, useNews } from '../tab-news';
import { CleanerBookings } from '../../../features/bookings/list/cleaner-bookings';
import { CleanerHeader } from '../../../features/cleaners/own-profile/cleaner-header';
import { CleanerOverview } from './cleaner-overview';

const TABS = [
  { tab: 'overview', label: 'Overview', icon: House },
  { tab: 'bookings', label: 'Bookings', icon: ClipboardList },
  { tab: 'postings', label: 'Job Posts', shortLabel: 'Jobs', icon: Briefcase },
  { tab: 'calendar', label: 'Calendar', icon: CalendarDays },
  { tab: 'earnings', label: 'Earnings', icon: ChartColumn },
  { tab: 'messages', label: 'Messages', icon: MessageCircle },
  { tab: 'profile', label: 'Profile', icon: UserRound },
  { tab: 'settings', label: 'Settings', icon: Settings },
] as const satisfies TabInfo[];

const NAMES = [
  'overview',
  'bookings',
  'postings',
  'calendar',
  'earnings',
  'messages',
  'profile',
  'settings',
] as const;

interface CleanerWorkspaceProps {
  user: AccountUser;
  cleaner: CleanerProfile;
}

/** The cleaner's business, one tab at a time. The lists are read here once: several tabs and the dots need them. */
export function CleanerWorkspace({ user, cleaner }: CleanerWorkspaceProps) {
  const tab = useTab(NAMES);
  const { data: summary } = useBookingSummary({ side: 'cleaner', id: cleaner.id });
  const conversations = useConversations(user.id);
  const postings = useAvailablePostings();
  const blocks = useBlocks(cleaner.id);
  const hours = useWorkingHours(cleaner.id);
  const news = useNews(user.id, tab, {
    bookings: summary?.changedAt ?? undefined,
    calendar: summary?.requestedAt ?? undefined,
    earnings: summary?.earnedAt ?? undefined,
    postings: newest(postings.data?.map((posting) => posting.createdAt) ?? []),
    messages: newest(
      (conversations.data ?? []).map((c) => (c.lastSenderId === user.id ? undefined : c.lastMessageTime)),
    ),
  });
  const setUp = {
    photo: cleaner.profileImage !== null,
    times: (blocks.data?.length ?? 0) > 0 || (hours.data?.hours.length ?? 0) > 0,
    timesKnown: blocks.isSuccess && hours.isSuccess,
  };
  return (
    <DashboardLayout
      title="Dashboard"
      header={<CleanerHeader cleaner={cleaner} />}
      nav={<DashboardNav tabs={TABS} current={tab} news={news} />}
    >
      {tab === 'overview' && <CleanerOverview cleaner={cleaner} summary={summary} setUp={setUp} />}
      {tab === 'bookings' && <CleanerBookings cleanerId={cleaner.id} />}
      {tab === 'postings' && <JobBoard cleaner={cleaner} postings={postings} />}
      {tab === 'calendar' && <CalendarTab cleaner={cleaner} summary={summary} />}
      {tab === 'earnings' && <EarningsTab cleanerId={cleaner.id} />}
      {tab === 'messages' && <InboxTab user={user} />}
      {tab === 'profile' && <ProfileTab cleaner={cleaner} />}
      {tab === 'settings' && <SettingsTab user={user} cleaner={cleaner} />}
    </DashboardLayout>
  );
}
