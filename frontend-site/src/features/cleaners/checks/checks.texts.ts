import {
  CHECK_DOCUMENT_MAX_MB,
  CHECK_DOCUMENTS_MAX,
  CHECK_WAITING_DAYS,
  formatDate,
  type CheckCause,
  type CheckKind,
} from '@tidyhearth/domain';

export const TEXTS = {
  title: 'Checks',
  hint: 'Each one that passes shows on your profile with its date.',
  privacy: `Our team alone sees your documents. They are removed as soon as it has decided, and after ${CHECK_WAITING_DAYS.remove} days in any case.`,
  loading: 'Loading your checks',
  failed: { title: 'Your checks did not load', description: 'Check your connection and try again.' },
  kinds: {
    identity: {
      title: 'Identity',
      documents: 'A photo or scan of your passport, driving licence, residence permit or identity card.',
    },
    background: {
      title: 'Background check',
      documents: 'Your basic or enhanced DBS certificate, or the one of Disclosure Scotland.',
    },
    insurance: {
      title: 'Insurance',
      documents: 'Your public liability certificate or the schedule of your policy.',
    },
  } satisfies Record<CheckKind, { title: string; documents: string }>,
  states: {
    passed: 'Checked',
    submitted: 'Being looked at',
    requested: 'Document needed',
    refused: 'Not enough yet',
    none: 'Not checked',
  },
  checkedOn: (date: string) => `Checked on ${formatDate(date)}.`,
  until: (date: string) => `Counts until ${formatDate(date)}.`,
  causes: {
    'asked-by-admin': 'Our team asks for a document.',
    'name-changed': 'Your name has changed, so this is to be checked again under the new one.',
    expiring: 'This check ends soon. Send a new document and the badge stays.',
    expired: 'This check has expired. Its badge shows again once a new document is checked.',
    'documents-removed': 'We did not look at your document in time and removed it. Please send it again.',
  } satisfies Record<CheckCause, string>,
  refused: (reason: string) => `Your last document was not enough: ${reason}`,
  waiting: 'We usually look at documents within two days and tell you here and by email.',
  document: (position: number) => `Document ${position}`,
  facts: (kind: string, size: string, sentOn: string) => `${kind}, ${size}, sent ${sentOn}`,
  pdf: 'PDF',
  picture: 'Picture',
  kilobytes: (bytes: number) => `${Math.max(1, Math.round(bytes / 1024))} KB`,
  takeBack: 'Take back',
  send: 'Send a document',
  sendAnother: 'Send another page',
  sending: 'Sending...',
  file: (kind: string) => `Document file: ${kind}`,
  formats: `PDF, JPEG or PNG, at most ${CHECK_DOCUMENT_MAX_MB} MB and ${CHECK_DOCUMENTS_MAX} files.`,
  sent: { title: 'Document sent', description: 'We tell you as soon as it is checked.' },
  sendFailed: { title: 'Not sent', description: 'The document could not be sent. Please try again.' },
  sendUnanswered: {
    title: 'No answer arrived',
    description:
      'The document may have been sent all the same. Please look at the list above before you send it again.',
  },
  wrongType: { title: 'Not sent', description: 'Please choose a PDF, JPEG or PNG file.' },
  tooLarge: {
    title: 'Not sent',
    description: `Please choose a file of at most ${CHECK_DOCUMENT_MAX_MB} MB.`,
  },
  takenBack: { title: 'Document taken back' },
  takeBackFailed: { title: 'Not taken back', description: 'Please try again.' },
};
