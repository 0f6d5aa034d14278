/** Limits and constants that several screens and the server share. Money in pence, time in minutes unless named. */

/** The largest id that an INTEGER column of both engines holds. */
export const MAX_ID = 2_147_483_647;

export const RADIUS_OPTIONS_MILES = [5, 10, 15, 20, 30, 50] as const;
export const DEFAULT_RADIUS_MILES = 10;
export const MAX_RADIUS_MILES = 50;
export const SEARCH_PAGE_SIZE = 12;
export const MAX_PAGE_SIZE = 100;
/** Rows of one spreadsheet; a longer list is narrowed by filters. */
export const MAX_EXPORT_ROWS = 50_000;

export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 128;
/** Wrong guesses after which an account's sign-in is locked for a while. */
export const SIGN_IN_MAX_FAILURES = 10;
export const NAME_MAX = 60;
export const EMAIL_MAX = 254;
export const PHONE_MAX = 20;
export const BIO_MAX = 2000;
export const LOCATION_MAX = 80;
export const ADDRESS_LINE_MAX = 120;
export const INSTRUCTIONS_MAX = 1000;
export const REASON_MAX = 500;

/** The sign-up wizard and the profile editor each hold their own range (both specifications). */
export const SIGN_UP_RATE_PENCE = { min: 1200, max: 8000 } as const;
export const PROFILE_RATE_PENCE = { min: 1000, max: 10000 } as const;

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
/** Home size of a booking that comes from an accepted application. */
export const POSTING_HOME_SIZE = 'Medium';

export const BOOKING_TIMES = ['09:00', '10:00', '11:00', '13:00', '14:00', '15:00'] as const;
export const BOOKING_DURATIONS_HOURS = [1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8] as const;
export type BookingHours = (typeof BOOKING_DURATIONS_HOURS)[number];
export const DEFAULT_DURATION_HOURS = 3;
/** How far ahead a job can be booked or posted; `ERRORS.TIME_TOO_FAR` says it in months. */
export const BOOKING_HORIZON_DAYS = 400;
export const SLOT_MINUTES = 30;
export const MAX_PENDING_REQUESTS_PER_CUSTOMER = 30;

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

/** Shown struck through in the booking dialog; waived during the beta. */
export const ORIGINAL_PLATFORM_FEE_PENCE = 500;

export const POSTING_DURATION_HOURS = { min: 0.5, max: 8, step: 0.5, default: 2 } as const;
export const POSTING_BUDGET_PENCE = { min: 2000, step: 500, default: 5000, max: 9_999_999_999 } as const;
/** 09:00 where the posting names no time. */
export const POSTING_DEFAULT_TIME = '09:00';
export const PROPOSED_RATE_MAX_PENCE = 99_999;
export const APPLICATION_MESSAGE_MAX = 1000;

export const REVIEW_COMMENT = { min: 10, max: 500 } as const;
export const REPORT_REASON = { min: 10, max: 500 } as const;
export const MESSAGE_MAX = 2000;
export const CONTACT_NAME_MAX = 120;
export const CONTACT_SUBJECT_MAX = 150;
export const CONTACT_MESSAGE_MAX = 5000;
export const CONFIRMATION_MESSAGE_MAX = 500;
export const PHOTO_MAX_BYTES = 5 * 1024 * 1024;
export const CODE_LENGTH = 6;

export const POLL_MS = {
  notifications: 10_000,
  thread: 3_000,
  conversations: 5_000,
} as const;
export const UNREAD_BADGE_CAP = 99;
export const CARD_SERVICES = 3;
export const PROFILE_REVIEWS = 5;
