/**
 * The order in which listeners of an event run: first those that change or may still refuse something, from lower
 * modules to higher ones; then those that notify people; then those that write records; then those that erase. If two
 * listeners have the same place, the start fails.
 */
export const ORDER = {
  users: 10,
  blocks: 15,
  cleaners: 20,
  checks: 25,
  savedCleaners: 28,
  bookings: 30,
  calendarFeeds: 35,
  postings: 40,
  bids: 50,
  messages: 60,
  reviews: 70,
  cases: 75,
  webhooks: 78,
  sessions: 80,
  apiKeys: 81,
  signIns: 82,
  emailChanges: 83,
  enquiries: 85,
  notifications: 90,
  receipts: 95,
  platformEvents: 97,
  audit: 100,
  erasure: 105,
  screens: 110,
  mail: 120,
  publisher: 125,
  deliveries: 126,
} as const;
