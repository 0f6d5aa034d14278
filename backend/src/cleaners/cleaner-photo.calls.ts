import type { CallTexts } from '../common/api-call.js';

export const CLEANER_PHOTO_CALLS = {
  uploadCleanerPhoto: {
    summary: 'Replace your cleaner photo',
    description:
      'Takes one image, rotates and scales it, and removes the camera’s metadata. The card and the profile show it at once. The previous photo is deleted.',
    answer: 'The address of the new photo',
  },
} as const satisfies Record<string, CallTexts>;
