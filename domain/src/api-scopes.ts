/** Who can hold API keys. The keys of cleaners and of the admin differ only in the scopes that they can have. */
export const KEY_HOLDERS = ['cleaner', 'admin'] as const;
export type KeyHolder = (typeof KEY_HOLDERS)[number];

interface ScopeFacts {
  /** One sentence for the person who creates a key. */
  meaning: string;
  holders: readonly KeyHolder[];
}

const BOTH = KEY_HOLDERS;

/** What an API key can be allowed to do. The API refuses calls with a key to routes that name no scope. */
export const API_SCOPES = {
  'cleaners:read': {
    meaning: 'Search cleaners, and read their profiles, free times and reviews.',
    holders: BOTH,
  },
  'bookings:read': {
    meaning: 'Read bookings, their history and what they earn.',
    holders: BOTH,
  },
  'bookings:write': {
    meaning: 'Accept, decline, complete and cancel bookings.',
    holders: ['cleaner'],
  },
  'calendar:read': {
    meaning: 'Read blocked times and working hours.',
    holders: ['cleaner'],
  },
  'calendar:write': {
    meaning: 'Block and free times, and change the working hours.',
    holders: ['cleaner'],
  },
  'jobs:read': {
    meaning: 'Read the jobs that can be applied for.',
    holders: ['cleaner'],
  },
  'applications:read': {
    meaning: 'Read applications for jobs.',
    holders: ['cleaner'],
  },
  'applications:write': {
    meaning: 'Apply for jobs, and confirm or withdraw applications.',
    holders: ['cleaner'],
  },
  'reviews:read': {
    meaning: 'Read the reviews of bookings.',
    holders: ['cleaner'],
  },
  'events:read': {
    meaning: 'Read what has happened, event by event.',
    holders: BOTH,
  },
  'webhooks:read': {
    meaning: 'Read webhooks and their deliveries.',
    holders: BOTH,
  },
  'webhooks:write': {
    meaning: 'Make, change and remove webhooks.',
    holders: BOTH,
  },
} as const satisfies Record<string, ScopeFacts>;

export type ApiScope = keyof typeof API_SCOPES;

export const ALL_API_SCOPES = Object.keys(API_SCOPES) as ApiScope[];

export const mayHoldScope = (holder: KeyHolder, scope: ApiScope): boolean =>
  (API_SCOPES[scope].holders as readonly KeyHolder[]).includes(holder);

/** The scopes that a key of this holder can have. */
export const scopesOf = (holder: KeyHolder): ApiScope[] =>
  ALL_API_SCOPES.filter((scope) => mayHoldScope(holder, scope));

/** The state of a key, derived from its expiry and revocation. */
export const API_KEY_STATES = ['live', 'expired', 'revoked'] as const;
export type ApiKeyState = (typeof API_KEY_STATES)[number];
