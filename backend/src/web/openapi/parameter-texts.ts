/** What an id in a path refers to, by the word before it. */
const IDS: Record<string, string> = {
  applications: 'Of the application for a job',
  blocks: 'Of the block, from the list of blocks',
  'blocked-people': 'Of the other person’s account',
  booking: 'Of the booking',
  bookings: 'Of the booking',
  'by-booking': 'Of the booking',
  'by-user': 'Of the account that owns the profile: `users.id`, not `cleaners.id`',
  cases: 'Of the case',
  checks: 'Of the check',
  cleaner: 'Of the own cleaner profile, or of the own account: both name the same list',
  'cleaner-applications': 'Of the cleaner profile that was signed up',
  cleaners: 'Of the cleaner profile, which is not the id of its account',
  contact: 'Of the own account',
  conversation: 'Of the own account',
  conversations: 'Of the own account',
  customer: 'Of the own account',
  deliveries: 'Of the call, from the list of calls',
  documents: 'Of the document, from its check',
  keys: 'Of the API key',
  'mail-queue': 'Of the mail',
  notifications: 'Of the own account',
  posting: 'Of the job',
  postings: 'Of the job',
  recent: 'Of the own account',
  'review-reports': 'Of the report',
  reviewee: 'Of the account that was reviewed',
  reviews: 'Of the review',
  'saved-cleaners': 'Of the cleaner profile',
  'unread-count': 'Of the own account',
  users: 'Of the account',
  webhooks: 'Of the webhook',
};

/** Parameters of paths whose meaning follows from their name. */
const NAMED: Record<string, string> = {
  otherUserId: 'Of the other person’s account',
  conversationId: 'The ids of the two accounts with a hyphen between, in either order',
  file: 'The secret name of the feed’s file, from the address that was made for it',
  key: 'The name of the photo’s file, from the address of the photo',
  kind: 'What is checked',
  sid: 'Of the session, from the list of sessions',
  token: 'From the mailed link',
  typed: 'What was typed: a full postcode, a sector or an outward code',
};

/** Describes a parameter of a path, unless its decorator does. */
export function pathParameterText(path: string, name: string): string | undefined {
  if (path.endsWith('/notifications/{id}/read')) return 'Of the notification';
  const before = path.split(`/{${name}}`, 1)[0]?.split('/').at(-1) ?? '';
  return NAMED[name] ?? IDS[before];
}
