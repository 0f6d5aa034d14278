/** Names and promises of this installation. */
export const BRAND = {
  name: 'Tidyhearth',
  product: 'Console',
  /** Applicants are promised an answer within this many hours. */
  reviewHours: 48,
} as const;

export const SITE = '/';
export const SITE_SECURITY_PAGE = '/security';
