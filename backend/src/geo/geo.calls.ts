import type { CallTexts } from '../common/api-call.js';

export const PLACE_CALLS = {
  checkPostcode: {
    summary: 'Check a postcode',
    description:
      'Accepts a full postcode, a sector or an outward code in any case and spacing, and returns how exactly it is known. An invalid or unknown postcode is refused, with a suggestion of what was probably meant if there is one. Northern Ireland, Jersey, Guernsey and the Isle of Man are not covered.',
    answer: 'The normalised postcode, and how exactly it is known',
    errors: ['POSTCODE_INVALID', 'POSTCODE_NOT_FOUND', 'POSTCODE_NOT_COVERED'],
  },
} as const satisfies Record<string, CallTexts>;
