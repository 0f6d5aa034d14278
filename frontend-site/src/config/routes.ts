export const ROUTES = {
  home: '/',
  howItWorksAnchor: '/#how-it-works',
  waitlistAnchor: '/#waitlist',
  findCleaners: '/find-cleaners',
  cleaner: '/cleaners/:id',
  town: '/cleaners/in/:town',
  becomeCleaner: '/become-cleaner',
  login: '/login',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  dashboard: '/dashboard',
  profile: '/profile',
  security: '/security',
  messages: '/messages',
  bookingConfirmation: '/booking-confirmation',
  booking: '/bookings/:id',
  confirmEmail: '/confirm-email',
  howItWorks: '/how-it-works',
  pricingGuide: '/pricing-guide',
  customerReviews: '/customer-reviews',
  safetyInsurance: '/safety-insurance',
  joinNetwork: '/join-network',
  aboutUs: '/about-us',
  contact: '/contact',
  terms: '/terms-of-service',
  privacy: '/privacy-policy',
  emailTest: '/email-test',
  passwordResetTest: '/password-reset-test',
  verificationTest: '/verification-test',
} as const;

export type DashboardTab =
  | 'overview'
  | 'bookings'
  | 'postings'
  | 'calendar'
  | 'earnings'
  | 'messages'
  | 'profile'
  | 'settings';

export const SAFETY_SETTINGS = `${ROUTES.profile}?tab=safety`;
export const dashboardTab = (tab: DashboardTab) => `${ROUTES.dashboard}?tab=${tab}`;
export const conversationPath = (conversationId: string) => `${ROUTES.messages}/${conversationId}`;
export const cleanerPath = (cleanerId: number) => `/cleaners/${cleanerId}`;
export const townPath = (slug: string) => `/cleaners/in/${slug}`;
export const cleanerDialogPath = (cleanerId: number) => `${ROUTES.findCleaners}?cleaner=${cleanerId}`;
/** Kept in the URL, so that a sign-in, a reload or a shared link leads to the same step. */
export const bookCleanerPath = (cleanerId: number) => `${cleanerDialogPath(cleanerId)}&book=1`;
export const bookingConfirmationPath = (bookingId: number) =>
  `${ROUTES.bookingConfirmation}?booking=${bookingId}`;
