import type { CallTexts } from '../common/api-call.js';

export const PEOPLE_CALLS = {
  getUser: {
    summary: 'Get a person',
    description:
      'Returns your own account in full. Of somebody with whom you share a booking, an application or a conversation, it returns a card with first name, photo and rating. Anybody else answers 404, whether or not they exist. The admin gets any account in full, which is recorded in the audit log.',
    answer: 'Your account, or the card of another person',
    errors: ['NOT_FOUND'],
  },
  updateUser: {
    summary: 'Update your account',
    description:
      'Changes the fields that are sent and leaves the others unchanged. The email address has a call of its own. Changing the name removes badges until they are checked under the new name. Refuses a username that is already taken.',
    answer: 'The updated account',
    errors: ['FORBIDDEN', 'POSTCODE_NOT_FOUND', 'POSTCODE_NOT_COVERED', 'CONFLICT'],
  },
  updatePrivacy: {
    summary: 'Change your privacy settings',
    description:
      'Sets whether the search finds a cleaner, and whether phone and email are shown to people with whom you have a confirmed or completed booking. Changes take effect at once.',
    answer: 'Both settings, as they are now',
    errors: ['FORBIDDEN'],
  },
  uploadUserPhoto: {
    summary: 'Replace your photo',
    description:
      'Takes one image, rotates and scales it, and removes the camera’s metadata. The previous photo is deleted. Everybody who can see your card sees the photo.',
    answer: 'The address of the new photo',
  },
  exportPersonalData: {
    summary: 'Export your personal data',
    description:
      'Returns everything that is stored about you, as the law entitles you to: account, bookings, jobs, messages, reviews, reports, sessions and more. Other people’s details are left out.',
    answer: 'The data, as a list for each kind',
    errors: ['FORBIDDEN'],
  },
} as const satisfies Record<string, CallTexts>;
