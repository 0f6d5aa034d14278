/** What would change if the product changed hands. */
export const BRAND = {
  name: 'Tidyhearth',
  supportEmail: 'support@tidyhearth.example',
  county: 'Oxfordshire',
  /** What the platform keeps of a cleaner's earnings in the beta; the earnings screen computes with the server's figure. */
  betaFeePercent: 5,
  tagline: 'Trusted local cleaners, booked in a minute',
} as const;
