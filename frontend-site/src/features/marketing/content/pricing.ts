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
