import type { CallTexts } from '../../common/api-call.js';

export const ADMIN_CHECK_CALLS = {
  listChecks: {
    summary: 'Checks of identity, background and insurance',
    description:
      'Checks of all cleaners by kind and state, with the documents that wait. Those submitted first are the ones to decide.',
  },
  recordCheck: {
    summary: 'Record what was seen, whether or not documents were sent here',
    description:
      'For evidence seen elsewhere: the badge shows until the last day. `name` must be the person’s present name, and the evidence must prove this kind of check. Documents that wait are deleted. The cleaner is notified.',
    answer: 'The check',
    errors: ['NAME_CHANGED', 'DOCUMENTS_CHANGED', 'NOT_FOUND'],
  },
  requestCheck: {
    summary: 'Ask a cleaner for documents',
    description:
      'Opens a check that waits for documents, or changes the words of the one that does. The cleaner gets a notification and a mail.',
    answer: 'The check, waiting for documents',
    errors: ['NOT_FOUND'],
  },
  getCheck: {
    summary: 'One check',
    description: 'Whose it is, how it stands, the claim it is about and the documents that were sent for it.',
    answer: 'The check',
    errors: ['NOT_FOUND'],
  },
  passCheck: {
    summary: 'The documents prove it: the badge shows until the last day',
    description:
      'Records what the documents prove and deletes them; the badge shows until the last day. `name` must be the person’s present name. The cleaner is notified.',
    answer: 'The check, passed',
    errors: ['STATE_CONFLICT', 'NAME_CHANGED', 'DOCUMENTS_CHANGED', 'NOT_FOUND'],
  },
  refuseCheck: {
    summary: 'The documents do not prove it; they are removed',
    description:
      'Deletes the documents and tells the cleaner the reason by notification and mail; others can be sent then.',
    answer: 'The check, refused',
    errors: ['STATE_CONFLICT', 'DOCUMENTS_CHANGED', 'NOT_FOUND'],
  },
  withdrawCheck: {
    summary: 'Take back a check that counts: its badge goes',
    description:
      'Ends a check that counts, and its badge at once. The cleaner gets the reason by notification and mail.',
    answer: 'The check, withdrawn',
    errors: ['STATE_CONFLICT', 'NOT_FOUND'],
  },
  openCheckDocument: {
    summary: 'A document of a check, as a file to save',
    description:
      'Deleted once the check is decided. Each look is written into the audit log before the file is sent.',
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, CallTexts>;
