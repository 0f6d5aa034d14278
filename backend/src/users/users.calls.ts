import type { CallTexts } from '../common/api-call.js';

export const PEOPLE_CALLS = {
  getUser: {
    summary: 'A person: oneself in full, others as far as one has to do with them',
    description:
      'Oneself in full; of somebody with whom one shares a booking, an application or a conversation, a card with first name, photo and rating. Everybody else answers 404, there or not.',
    answer: 'The own account, or the card of another',
    errors: ['NOT_FOUND'],
  },
  updateUser: {
    summary: 'Change the own account',
    description:
      'Changes the fields that are sent and leaves the others. The address has a call of its own. Changing the name takes badges back until they are checked under the new one. A username is refused when somebody has it.',
    answer: 'The own account, as it is now',
    errors: ['FORBIDDEN', 'POSTCODE_NOT_FOUND', 'POSTCODE_NOT_COVERED', 'CONFLICT'],
  },
  updatePrivacy: {
    summary: 'Decide who finds and reaches one',
    description:
      'Whether a cleaner is found by the search, and whether phone and email are shown to people one has a confirmed or completed booking with. Takes effect at once.',
    answer: 'Both settings, as they are now',
    errors: ['FORBIDDEN'],
  },
  uploadUserPhoto: {
    summary: 'Replace the own photo',
    description:
      'Takes one image, turns and scales it, and removes what a camera wrote into it. The photo before is deleted. Everybody who sees the account’s card sees it.',
    answer: 'The address of the new photo',
  },
  exportPersonalData: {
    summary: 'All that is held on the caller',
    description:
      'Everything that is stored about the caller, as the law gives everybody a right to: account, bookings, jobs, messages, reviews, reports, sessions and more. Other people’s details are left out.',
    answer: 'All of it, a list for each kind',
    errors: ['FORBIDDEN'],
  },
} as const satisfies Record<string, CallTexts>;
