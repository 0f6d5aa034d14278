export const TEXTS = {
  header: {
    title: (firstName: string) => `Hello, ${firstName}`,
    text: 'Your home, your bookings.',
    toSearch: 'Find a cleaner',
    toConsole: 'Open the console',
  },
  accountSettings: 'Account settings',
  loading: 'Loading your bookings...',
  failed: { title: 'Failed to fetch bookings' },
  empty: {
    title: 'Put the kettle on, leave the rest to us',
    description: 'You have no bookings yet. Find a cleaner near you and book in a minute.',
    toSearch: 'Find a cleaner',
  },
  figures: {
    total: 'Total Bookings',
    confirmed: 'Confirmed Bookings',
    pending: (count: number) => `${count} pending`,
    spent: 'Total Spent',
    spentNote: 'Paid to your cleaners directly',
  },
};
