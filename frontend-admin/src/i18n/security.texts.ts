import { countOf, formatNumber } from '../format';

/** Texts of the Security Status page, including the mail queue and the audit log. */
export const TEXTS = {
  title: 'Security Status',
  label: 'Security status',
  loading: 'Loading security status',
  figures: {
    failedSignIns: 'Failed sign-ins, 24 hours',
    locked: 'Locked sign-ins',
    sessions: 'Active sessions',
    twoFactor: 'Accounts with two-factor',
    closedAccounts: 'Accounts closed, 30 days',
    cspReports: 'Page contents blocked by browsers, since the start',
  },
  advice: {
    title: 'This account has no two-factor authentication',
    text: 'A password alone opens everything in this console.',
    turnOn: 'Turn it on',
  },
  failures: {
    title: 'Where sign-ins fail',
    none: 'No account stands out in the last 24 hours.',
    tries: (count: number, ago: string) => `${countOf(count, 'attempt')}, last ${ago} ago`,
  },
  mail: {
    states: { pending: 'Waiting', sent: 'Sent', failed: 'Failed' },
    counts: (waiting: number, failed: number, oldest: string | undefined) =>
      `${formatNumber(waiting)} waiting${oldest ? `, the oldest for ${oldest}` : ''}; ${formatNumber(failed)} failed.`,
    preview: 'Preview',
    retry: 'Retry',
    dismiss: {
      action: 'Leave unsent',
      title: (recipient: string) => `Leave the email to ${recipient} unsent?`,
      text: 'For an email that never will arrive. Its text is erased, so it cannot be sent again, and it no longer counts as failed.',
    },
    emailTo: (recipient: string) => `the email to ${recipient}`,
    text: 'The email’s text',
    to: (recipient: string) => `To ${recipient}`,
    close: 'Close',
    label: 'The email',
    loading: 'Loading the email',
    notShown:
      'Not shown: it carries a link or code that works, a message between two people or the details of a visit, or its text is no longer kept.',
  },
  audit: {
    targets: {
      user: 'Users',
      cleaner: 'Cleaners',
      booking: 'Bookings',
      review: 'Reviews',
      mail: 'Emails',
      case: 'Cases',
      webhook: 'Webhooks',
    },
    notSignedIn: 'Not signed in',
    noOne: 'No one',
    fields: { isHidden: 'Hidden', isInsured: 'Insured', isSuspended: 'Suspended', isVerified: 'Verified' },
  },
};
