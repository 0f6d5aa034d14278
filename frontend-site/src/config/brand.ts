/** What would change if the product changed hands. */
export const BRAND = {
  name: 'Tidyhearth',
  supportEmail: 'hello@tidyhearth.example',
  county: 'Oxfordshire',
  tagline: 'Trusted local cleaners, booked in a minute',
} as const;
