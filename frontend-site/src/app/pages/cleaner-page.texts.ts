export const TEXTS = {
  crumbs: { home: 'Home', search: 'Find cleaners' },
  price: {
    label: 'Price and booking',
    perHour: '/hour',
    note: (cleaner: string) => `Nothing is charged now. ${cleaner} confirms first.`,
  },
};
