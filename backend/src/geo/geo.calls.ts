import type { CallTexts } from '../common/api-call.js';

export const PLACE_CALLS = {
  checkPostcode: {
    summary: 'Check a typed postcode',
    description:
      'Reads a full postcode, a sector or an outward code in any case and spacing, and says how exactly it is known. What is no postcode is refused with what was probably meant; Northern Ireland, Jersey, Guernsey and the Isle of Man are not covered.',
    answer: 'The postcode as it is written, and how exactly it is known',
    errors: ['POSTCODE_INVALID', 'POSTCODE_NOT_FOUND', 'POSTCODE_NOT_COVERED'],
  },
} as const satisfies Record<string, CallTexts>;
