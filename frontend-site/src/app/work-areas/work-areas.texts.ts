/** Texts that both work areas and the pages beside them use; each area has its own catalogue. */
export const TEXTS = {
  title: 'Dashboard',
  tabs: {
    overview: 'Overview',
    bookings: 'Bookings',
    postings: 'Job Posts',
    postingsShort: 'Jobs',
    calendar: 'Calendar',
    earnings: 'Earnings',
    messages: 'Messages',
    profile: 'Profile',
    settings: 'Settings',
  },
  news: 'New',
  booking: {
    title: 'Your booking',
    loading: 'Loading your booking...',
    missing: 'There is no such booking',
    missingText: 'It may belong to another account. Your own bookings are in the dashboard.',
    toBookings: 'Your bookings',
    failed: {
      title: 'Your booking did not load',
      description: 'It is saved; only this page could not show it.',
    },
  },
  security: { title: 'Security', text: 'Keep strangers out of your account and your home.' },
  messages: { title: 'Messages' },
  profile: {
    pages: {
      profile: 'Profile',
      account: 'Account settings',
      safety: 'Safety',
      security: 'Security',
      notifications: 'Notifications',
    },
    title: 'Profile settings',
    loading: 'Loading your profile...',
    failed: { title: 'Failed to fetch cleaner profile' },
    none: 'You have no cleaner profile yet',
    create: 'Create Cleaner Profile',
  },
};
