import type { CallTexts } from '../../common/api-call.js';

export const ADMIN_CHECK_CALLS = {
  listChecks: {
    summary: 'List identity, background and insurance checks',
    description:
      'Returns the checks of all cleaners, filtered by kind and state, with the documents that await a decision. The submitted ones need a decision.',
  },
  recordCheck: {
    summary: 'Record a check of evidence seen elsewhere',
    description:
      'Records evidence whether or not documents were sent here, and shows the badge until the last day. `name` must be the person’s current name, and the evidence must be suitable for this kind of check. Waiting documents are deleted. The cleaner gets a notification.',
    answer: 'The check',
    errors: ['NAME_CHANGED', 'DOCUMENTS_CHANGED', 'NOT_FOUND'],
  },
  requestCheck: {
    summary: 'Ask a cleaner for documents',
    description:
      'Opens a check that waits for documents, or changes the text of one that is already open. The cleaner gets a notification and a mail.',
    answer: 'The check, waiting for documents',
    errors: ['NOT_FOUND'],
  },
  getCheck: {
    summary: 'Get a check',
    description:
      'Returns the check with its person, its state, the claim it is about and the documents sent for it.',
    answer: 'The check',
    errors: ['NOT_FOUND'],
  },
  passCheck: {
    summary: 'Pass a check',
    description:
      'Records what the documents prove and deletes them. The badge shows until the last day. `name` must be the person’s current name. The cleaner gets a notification.',
    answer: 'The passed check',
    errors: ['STATE_CONFLICT', 'NAME_CHANGED', 'DOCUMENTS_CHANGED', 'NOT_FOUND'],
  },
  refuseCheck: {
    summary: 'Refuse a check',
    description:
      'Deletes the documents, which do not prove the claim. The cleaner gets the reason by notification and mail, and can send others.',
    answer: 'The refused check',
    errors: ['STATE_CONFLICT', 'DOCUMENTS_CHANGED', 'NOT_FOUND'],
  },
  withdrawCheck: {
    summary: 'Withdraw a passed check',
    description:
      'Ends a check that counts and removes its badge at once. The cleaner gets the reason by notification and mail.',
    answer: 'The withdrawn check',
    errors: ['STATE_CONFLICT', 'NOT_FOUND'],
  },
  openCheckDocument: {
    summary: 'Download a document of a check',
    description:
      'Returns the document as a file. The audit log records each look before the file is sent. Documents are deleted once the check is decided.',
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, CallTexts>;
