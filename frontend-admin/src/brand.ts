/** Names of this installation. */
export const BRAND = {
  name: 'Tidyhearth',
  product: 'Console',
} as const;

export const SITE = '/';
export const SITE_SECURITY_PAGE = '/security';
