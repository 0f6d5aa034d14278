import { MAX_RADIUS_MILES } from './limits.js';

export const TEAM_IN_TOUCH = 'Our team looks into it and will be in touch.';

/** What the form of a booking says as the API does; without the other errors, which it need not load. */
export const BOOKING_ERRORS = {
  priceChanged: 'The price has changed. Please check the new total and confirm.',
  farFrom: (cleaner: string) =>
    `That address is more than ${MAX_RADIUS_MILES} miles from ${cleaner}. Check the postcode, or confirm that you mean it.`,
} as const;
