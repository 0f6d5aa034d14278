import { pageSetting } from './page-setting';

/** What would change if the product changed hands; of what the server is configured with, what holds in development. */
export const BRAND = {
  name: 'Tidyhearth',
  tagline: 'Trusted local cleaners, booked in a minute',
  supportEmail: pageSetting('support-email') ?? 'support@tidyhearth.example',
  county: pageSetting('launch-county') ?? 'Oxfordshire',
  /** What the platform keeps of a cleaner's earnings in the beta. */
  betaFee: pageSetting('platform-fee') ?? '5%',
  /** What is left to the cleaner. */
  betaShare: pageSetting('kept-share') ?? '95%',
} as const;
