import { CHECK_DOCUMENTS_MAX } from '@tidyhearth/domain';
import type { CallTexts } from '../../common/api-call.js';

export const OWN_CHECKS_CALLS = {
  listOwnChecks: {
    summary: 'List your checks',
    description:
      'Returns one entry for each of identity, background and insurance, with the check that counts and its last day, the open check, and what the team asks for.',
    answer: 'One entry for each kind of check',
  },
  addCheckDocument: {
    summary: 'Upload a document for a check',
    description: `Adds a document to your open check of this kind, or opens one. A check takes up to ${CHECK_DOCUMENTS_MAX} documents. Only the admin can read them, and each look is recorded. They are deleted once the check is decided.`,
    answer: 'All checks, with the new document',
  },
  removeCheckDocument: {
    summary: 'Remove a document from an undecided check',
    description:
      'Deletes a document of a check that has not been decided. If it was the last document, a check that you opened ends.',
    answer: 'All checks, without the document',
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, CallTexts>;
