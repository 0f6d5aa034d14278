/** What would change if the product changed hands. */
export const BRAND = {
  name: 'Tidyhearth',
  product: 'Console',
  /** What applicants were promised: an answer within this many hours. */
  reviewHours: 48,
} as const;

export const SITE_SECURITY_PAGE = '/security';
