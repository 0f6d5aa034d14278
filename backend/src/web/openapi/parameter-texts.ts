/** What an id in a path refers to, by the word before it. */
const IDS: Record<string, string> = {
  applications: 'Id of the application for a job',
  blocks: 'Id of the block, from the list of blocks',
  'blocked-people': 'Id of the other person’s account',
  booking: 'Id of the booking',
  bookings: 'Id of the booking',
  'by-booking': 'Id of the booking',
  'by-user': 'Id of the account that owns the profile (`users.id`), not of the profile (`cleaners.id`)',
  cases: 'Id of the case',
  checks: 'Id of the check',
  cleaner: 'Id of your cleaner profile or of your account; both give the same result',
  'cleaner-applications': 'Id of the cleaner profile of the sign-up',
  cleaners: 'Id of the cleaner profile, which differs from the id of its account',
  contact: 'Id of your account',
  conversation: 'Id of your account',
  conversations: 'Id of your account',
  customer: 'Id of your account',
  deliveries: 'Id of the delivery, from the list of deliveries',
  documents: 'Id of the document, from its check',
  keys: 'Id of the API key',
  'mail-queue': 'Id of the mail',
  notifications: 'Id of your account',
  posting: 'Id of the job',
  postings: 'Id of the job',
  recent: 'Id of your account',
  'review-reports': 'Id of the report',
  reviewee: 'Id of the reviewed account',
  reviews: 'Id of the review',
  'saved-cleaners': 'Id of the cleaner profile',
  'unread-count': 'Id of your account',
  users: 'Id of the account',
  webhooks: 'Id of the webhook',
};

/** Parameters of paths whose meaning follows from their name. */
const NAMED: Record<string, string> = {
  otherUserId: 'Id of the other person’s account',
  conversationId: 'Ids of the two accounts, joined by a hyphen, in either order',
  file: 'Secret name of the feed’s file, from its private address',
  key: 'Name of the photo’s file, from the address of the photo',
  kind: 'Kind of check',
  sid: 'Id of the session, from the list of sessions',
  token: 'Token from the mailed link',
  typed: 'Text to check: a full postcode, a sector or an outward code',
};

/** Describes a parameter of a path, unless its decorator does. */
export function pathParameterText(path: string, name: string): string | undefined {
  if (path.endsWith('/notifications/{id}/read')) return 'Id of the notification';
  const before = path.split(`/{${name}}`, 1)[0]?.split('/').at(-1) ?? '';
  return NAMED[name] ?? IDS[before];
}
