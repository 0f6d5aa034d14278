/**
 * Limits and constants that several screens and the server share. Money is in pence and time in minutes unless named
 * otherwise.
 */

/** The length of a text in code points, as every limit counts it. JavaScript counts an emoji as two. */
export const lengthOf = (text: string): number => [...text].length;

/** The first `max` characters; none is cut in half. */
export const truncate = (text: string, max: number): string => [...text].slice(0, max).join('');

/** The largest value of an INTEGER column of MySQL. */
export const MAX_ID = 2_147_483_647;

export const RADIUS_OPTIONS_MILES = [5, 10, 15, 20, 30, 50] as const;
export const DEFAULT_RADIUS_MILES = 10;
export const MAX_RADIUS_MILES = 50;
export const SEARCH_PAGE_SIZE = 12;
/** Longer texts can't be postcodes, however they are spaced. */
export const POSTCODE_TYPED_MAX = 64;
export const MAX_PAGE_SIZE = 100;
/** How many people's bookings one search of the console may cover. */
export const SEARCHED_PEOPLE_MAX = 200;
/** Rows of one export; longer lists have to be filtered first. */
export const MAX_EXPORT_ROWS = 50_000;

export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 128;
/** Wrong passwords after which sign-in to an account is locked for a while. */
export const SIGN_IN_MAX_FAILURES = 10;
/** Each wrong guess restarts the lock. */
export const SIGN_IN_LOCK_MINUTES = 15;
/** The time limit between the two steps of a sign-in. */
export const SECOND_STEP_MINUTES = 10;
export const RECOVERY_CODES = 10;
/** How long re-entering the password allows actions that can't easily be undone. */
export const CONFIRMED_FOR_MINUTES = 15;
/** Limits of one account for the codes that confirm an email address. */
export const VERIFICATION_CODES = { mailedAnHour: 5, triesEach: 5, triesAnHour: 15 } as const;
/**
 * Mailed to one address, which anybody can enter. After `quickOnesADay`, fewer an hour: nobody is ever locked out of a
 * link for longer than that hour.
 */
export const RESET_LINKS = { anHour: 3, quickOnesADay: 10, anHourAfterwards: 1 } as const;
export const NAME_MAX = 60;
export const EMAIL_MAX = 254;
/** The length of a search text in the console's lists; long enough for an email address. */
export const LIST_SEARCH_MAX = EMAIL_MAX;
export const PHONE_MAX = 20;
export const BIO_MAX = 2000;
export const LOCATION_MAX = 80;
export const ADDRESS_LINE_MAX = 120;
/** For towns and counties. */
export const TOWN_MAX = 60;
/** A whole address in one text, which the server composes from its parts. */
export const COMPOSED_ADDRESS_MAX = 400;
export const PREFERENCES_MAX = 500;
export const INSTRUCTIONS_MAX = 1000;
export const ACCESS_NOTES_MAX = 500;
export const REASON_MAX = 500;
/** The length of an audit log entry. Reasons that are stored nowhere else have the same limit. */
export const AUDIT_SUMMARY_MAX = 300;
export const BLOCK_REASON_MAX = 200;
export const BLOCK_DAYS_MAX = 366;
export const DISPUTE_TEXT = { min: 10, max: 1000 } as const;

/** Both ranges are fixed (docs/glossary.md): sign-up accepts a narrower one than the profile editor. */
export const SIGN_UP_RATE_PENCE = { min: 1200, max: 8000 } as const;
export const PROFILE_RATE_PENCE = { min: 1000, max: 10000 } as const;
/** The highest rate that a search filter accepts. */
export const SEARCH_RATE_MAX_PENCE = 100_000;

export const RESPONSE_TIMES = [
  'Within 1 hour',
  'Within 2 hours',
  'Within 4 hours',
  'Within 24 hours',
] as const;
export type ResponseTime = (typeof RESPONSE_TIMES)[number];
export const DEFAULT_RESPONSE_TIME: ResponseTime = 'Within 2 hours';

export const HOME_SIZES = ['Studio/1 Bedroom', '2 Bedrooms', '3 Bedrooms', '4+ Bedrooms'] as const;
export type HomeSize = (typeof HOME_SIZES)[number];
/** Home size of a booking made from an accepted bid. */
export const POSTING_HOME_SIZE = 'Medium';

export const BOOKING_TIMES = ['09:00', '10:00', '11:00', '13:00', '14:00', '15:00'] as const;
export const BOOKING_DURATIONS_HOURS = [1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8] as const;
export type BookingHours = (typeof BOOKING_DURATIONS_HOURS)[number];
const DEFAULT_DURATION_HOURS = 3;
/** How far ahead a job can be booked or posted; `TIME_ERRORS.tooFar` gives it in months. */
export const BOOKING_HORIZON_DAYS = 400;
export const SLOT_MINUTES = 30;
/** A confirmed booking that is cancelled or moved less than this before its start is recorded as a late change. */
export const FREE_CHANGE_HOURS = 24;
/** This long after the end of a clean, the customer too may mark it as completed. */
export const HAPPENED_AFTER_HOURS = 24;
/** How long after the end of a clean its cleaner sees the access notes. */
export const ACCESS_NOTES_HOURS = 24;
/** How long after the end of a clean its cleaner still sees the street and the instructions. */
export const ADDRESS_DAYS = 7;
export const MAX_PENDING_REQUESTS_PER_CUSTOMER = 30;

/**
 * Limits of API keys. The limits per minute are per key, and count all reads or all writes over all routes. `madeADay`
 * includes revoked keys and is lifted by `RATE_LIMITS=off`.
 */
export const API_KEYS = {
  perPerson: 10,
  madeADay: 20,
  daysMax: 365,
  readsAMinute: 600,
  writesAMinute: 120,
} as const;

/**
 * What one account may do within 24 hours (unless another time is named), or have open at once. `RATE_LIMITS=off` lifts
 * these.
 */
export const ACCOUNT_LIMITS = {
  openPostings: 5,
  postingsADay: 10,
  requestsADay: 30,
  requestsToOneCleanerADay: 3,
  reschedulesWithOneCleanerADay: 6,
  newConversationsADay: 15,
  bidsADay: 30,
  /** Each message is pushed to the receiver's screens. */
  messagesInTenMinutes: 60,
  messagesADay: 500,
  /** Further jobs of that day appear on the job board, but no cleaner is notified of them. */
  jobAlertsADay: 5,
  /** The owner gets a mail about each change. */
  passwordChangesADay: 10,
  /** The mail may go to a stranger's address, so this limit also applies per address, over all accounts. */
  emailChangesADay: 5,
  verificationCodesADay: 10,
} as const;
/** Of a new job the nearest cleaners are notified who could do it: no more of them, and nobody farther away. */
export const JOB_ALERTS = { cleanersAtMost: 200, withinMiles: 15 } as const;
/** For people who have not verified their email address. */
export const UNVERIFIED_LIMITS = {
  openRequests: 2,
  openPostings: 1,
  requestsADay: 6,
  newConversationsADay: 3,
  passwordChangesADay: 3,
} as const;

const SUGGESTED_HOURS: Record<HomeSize, BookingHours> = {
  'Studio/1 Bedroom': 2,
  '2 Bedrooms': 3,
  '3 Bedrooms': 4,
  '4+ Bedrooms': 5,
};

/** Hours that the booking dialog suggests for a home size; `DEFAULT_DURATION_HOURS` for an unknown one. */
export function suggestedDurationHours(homeSize: string): BookingHours {
  return homeSize in SUGGESTED_HOURS ? SUGGESTED_HOURS[homeSize as HomeSize] : DEFAULT_DURATION_HOURS;
}

/** Shown struck through in the booking dialog, because the fee is waived during the beta. */
export const ORIGINAL_PLATFORM_FEE_PENCE = 500;

export const POSTING_DURATION_HOURS = { min: 0.5, max: 8, step: 0.5, default: 2 } as const;
export const POSTING_BUDGET_PENCE = { min: 2000, step: 500, default: 5000, max: 9_999_999_999 } as const;
/** Used for postings without a time. */
export const POSTING_DEFAULT_TIME = '09:00';
export const PROPOSED_RATE_MAX_PENCE = 99_999;
/** The public description of a job. `INSTRUCTIONS_MAX` limits the private instructions for the chosen cleaner. */
export const JOB_DESCRIPTION_MAX = 600;
export const APPLICATION_MESSAGE_MAX = 1000;

export const REVIEW_COMMENT = { min: 10, max: 500 } as const;
export const REPORT_REASON = { min: 10, max: 500 } as const;
export const REPORT_TEXT = { min: 10, max: 2000 } as const;
export const CASE_NOTE_MAX = 2000;
export const CASE_OUTCOME_MAX = 1000;
/** The longest range of days of one call that lists free times. */
export const FREE_DAYS_MAX = 62;
/** How far back the lists for returning users go: by default, and at most. */
export const LOOK_BACK = { messageHours: 24, bookingDays: 7, maxDays: 30 } as const;
/** The most messages in such a list, which has no further pages. */
export const RECENT_MESSAGES_MAX = 200;
/** The most accounts that the admin can change in one call: as many as fit on a page of the console's longest list. */
export const CHANGED_USERS_MAX = 100;
/** How many live streams a person may have at a time, and how often the server pings an idle one. */
export const MAX_STREAMS_PER_PERSON = 10;
export const STREAM_PING_SECONDS = 25;
/** Per person in 24 hours; additions to an open report count too. */
export const MAX_REPORTS_A_DAY = 20;
/** Per person. Low enough to exclude them all in a search statement. */
export const MAX_BLOCKED_PEOPLE = 200;
/** Per customer. Low enough to send the whole list to every page with cleaner cards. */
export const MAX_SAVED_CLEANERS = 100;
/** The site promises to put right problems that are reported within this many hours of a clean. */
export const PROBLEM_WINDOW_HOURS = 24;
/** The same for cleans that nobody has marked as completed. */
export const UNCOMPLETED_PROBLEM_DAYS = 14;
export const MESSAGE_MAX = 2000;
export const CONTACT_NAME_MAX = 120;
export const CONTACT_SUBJECT_MAX = 150;
export const CONTACT_MESSAGE_MAX = 5000;

export const CLIENT_ERROR_PART_MAX = 60;
export const CLIENT_ERROR_PATH_MAX = 200;
export const CLIENT_ERROR_MESSAGE_MAX = 300;
export const CLIENT_ERROR_STACK_MAX = 4000;
export const CONFIRMATION_MESSAGE_MAX = 500;
/** In whole megabytes, for use in texts. */
export const PHOTO_MAX_MB = 5;
export const PHOTO_MAX_BYTES = PHOTO_MAX_MB * 1024 * 1024;
/**
 * 256 kbit/s: about what a phone with one bar has, and a quarter of the upload speed that the UK's universal service
 * guarantees.
 */
const SLOWEST_UPLOAD_BYTES_PER_SECOND = 256_000 / 8;
/** The time limit of calls that neither upload nor download a file. */
export const REQUEST_TIMEOUT_MS = 30_000;
/** The time limit of an upload: enough for the largest photo or document on the slowest supported line. */
export const UPLOAD_TIMEOUT_MS =
  REQUEST_TIMEOUT_MS + Math.ceil(PHOTO_MAX_BYTES / SLOWEST_UPLOAD_BYTES_PER_SECOND) * 1000;
export const CODE_LENGTH = 6;
/** How long mailed codes and links work. */
export const CODE_VALID_MINUTES = 15;
export const LINK_VALID_HOURS = 1;

/** Applicants are promised an answer within this time. */
export const APPLICATION_ANSWER_HOURS = { from: 24, until: 48 } as const;
export const APPLICATION_ANSWER_TIME = `${APPLICATION_ANSWER_HOURS.from}-${APPLICATION_ANSWER_HOURS.until} hours`;
/** The contact form promises a reply within this time. */
export const CONTACT_REPLY_HOURS = 24;

export const POLL_MS = {
  notifications: 10_000,
  thread: 3_000,
  conversations: 5_000,
} as const;
export const UNREAD_BADGE_CAP = 99;
export const CARD_SERVICES = 3;
export const PROFILE_REVIEWS = 5;
