import type { CallTexts } from '../common/api-call.js';

export const CLEANER_PHOTO_CALLS = {
  uploadCleanerPhoto: {
    summary: "Replace the photo of the caller's own cleaner profile",
    description:
      'Takes one image, turns and scales it, and removes what a camera wrote into it. It shows on the card and the profile at once; the photo before is deleted.',
    answer: 'The address of the new photo',
  },
} as const satisfies Record<string, CallTexts>;
