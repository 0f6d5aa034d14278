import { pageSetting } from './page-setting';

/**
 * What would change if the product changed hands. Where the server is configured with a value, this has the one for
 * development.
 */
export const BRAND = {
  name: 'Tidyhearth',
  tagline: 'Trusted local cleaners, booked in a minute',
  supportEmail: pageSetting('support-email') ?? 'support@tidyhearth.example',
  county: pageSetting('launch-county') ?? 'Oxfordshire',
  /** The share of a cleaner's earnings that the platform keeps in the beta. */
  betaFee: pageSetting('platform-fee') ?? '5%',
  /** The share that the cleaner keeps. */
  betaShare: pageSetting('kept-share') ?? '95%',
  /** As the server wrote it into the page, so that hydration finds the same. */
  year: pageSetting('year') ?? String(new Date().getFullYear()),
} as const;
