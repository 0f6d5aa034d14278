export const TEXTS = {
  crumbs: { home: 'Home', search: 'Find cleaners' },
  price: {
    label: 'Price and booking',
    perHour: '/hour',
    note: (cleaner: string) => `Nothing is charged now. ${cleaner} confirms first.`,
  },
  gone: {
    title: 'This cleaner is not here any more',
    description: 'The profile is private or has been closed. There are others nearby.',
    toSearch: 'Find a cleaner',
  },
  failed: { title: 'The profile could not be loaded', description: 'Check your connection and try again.' },
};
