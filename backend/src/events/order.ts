/**
 * In which order listeners of one event run: first what must be settled or may still be refused, from the lower
 * modules up, then who is told, then what is written down. Two listeners at the same place stop the start.
 */
export const ORDER = {
  users: 10,
  cleaners: 20,
  bookings: 30,
  postings: 40,
  bids: 50,
  messages: 60,
  reviews: 70,
  sessions: 80,
  notifications: 90,
  audit: 100,
  screens: 110,
  mail: 120,
} as const;
