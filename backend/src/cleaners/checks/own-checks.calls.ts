import { CHECK_DOCUMENTS_MAX } from '@tidyhearth/domain';
import type { CallTexts } from '../../common/api-call.js';

export const OWN_CHECKS_CALLS = {
  listOwnChecks: {
    summary: 'Own checks: what counts, what is under way and why',
    description:
      'One entry for each of identity, background and insurance: the check that counts with its last day, the one under way, and what is asked for.',
    answer: 'One entry for each kind of check',
  },
  addCheckDocument: {
    summary: 'Send a document for a check; our staff alone see it, until they have decided',
    description: `Adds a document to the open check of this kind, or begins one; up to ${CHECK_DOCUMENTS_MAX} documents a check. Only the admin reads it, each look is logged, and it is deleted once it is decided.`,
    answer: 'All checks, with the new document',
  },
  removeCheckDocument: {
    summary: 'Take a document back before the decision',
    description:
      'Deletes a document of a check that is not decided yet. With its last document, a check that the caller began ends.',
    answer: 'All checks, without the document',
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, CallTexts>;
