export const TEXTS = {
  page: {
    title: 'Pricing guide',
    description:
      'What cleaning costs by the hour: regular from £15, deep from £20, office from £18, eco-friendly from £22. Platform fees waived in the beta.',
  },
  title: 'What a clean costs',
  lead: 'Cleaners set their own hourly rate. You see the total while you choose, and it is the total you pay.',
  toPrices: 'See prices near you',
  list: {
    title: 'Sample price list',
    text: "Bands per hour. Each cleaner's own rate stands on the profile.",
    from: (price: string) => `from ${price} an hour`,
  },
  totals: {
    title: 'Sample totals',
    text: 'What people book most.',
    note: 'Sample prices: they show the usual range and are no offer. The price that counts is the one on the booking form.',
  },
  parts: {
    title: 'What the total is made of',
    rate: { label: 'Service rate', value: 'hourly rate × hours' },
    fee: { label: 'Platform fee', value: 'FREE', note: 'Waived during beta' },
    total: { label: 'Total', value: 'service rate + platform fee' },
  },
  invitation: {
    title: 'Your home, your total',
    text: 'Choose the size of your home and we suggest how long it takes.',
    toSearch: 'Find a cleaner',
  },
};

export const PRICE_LIST = [
  {
    service: 'Regular cleaning',
    from: '£15',
    band: '£15-25',
    text: 'Weekly or fortnightly: kitchen, bathrooms, floors, dust.',
  },
  {
    service: 'Deep cleaning',
    from: '£20',
    band: '£20-30',
    text: 'Behind, beneath and inside: once or twice a year.',
  },
  {
    service: 'Office cleaning',
    from: '£18',
    band: '£18-28',
    text: 'Desks, kitchens and washrooms, before or after hours.',
  },
  {
    service: 'Eco-friendly cleaning',
    from: '£22',
    band: '£22-32',
    text: 'Plant-based products, nothing that lingers.',
  },
] as const;

export const SAMPLE_TOTALS = [
  { home: '1-bedroom home', work: 'Regular clean, 2 hours', total: '£30-50' },
  { home: '3-bedroom home', work: 'Regular clean, 4 hours', total: '£60-100' },
  { home: '5-bedroom home', work: 'Deep clean, 8 hours', total: '£160-240' },
] as const;
