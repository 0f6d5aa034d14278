import { countOf } from '../format';

export const TEXTS = {
  types: { cleaner: 'Cleaner', customer: 'Customer' },
  filters: {
    customers: 'Customers',
    cleaners: 'Cleaners',
    waiting: 'Waiting',
    approved: 'Approved',
    rejected: 'Rejected',
    active: 'Not suspended',
    suspended: 'Suspended',
    verified: 'Verified',
    notVerified: 'Not verified',
  },
  states: {
    closed: 'Closed by its owner',
    suspended: 'Suspended',
    verified: 'Verified',
    notVerified: 'Not verified',
    applicationWaiting: 'Application waiting',
    applicationRejected: 'Application rejected',
    insured: 'Insured',
  },
  of: (name: string) => `of ${name}`,
  actions: {
    bookings: 'Bookings',
    approve: 'Approve',
    removeInsurance: 'Remove Insurance',
    addInsurance: 'Add Insurance',
    unverify: 'Unverify',
    verify: 'Verify',
    unsuspend: 'Unsuspend',
    suspend: 'Suspend',
  },
  suspend: {
    title: (name: string) => `Suspend ${name}?`,
    customer: (email: string) =>
      `${email} is signed out everywhere at once and can’t sign in again. Open requests, job posts and applications end at once; confirmed bookings wait for your decision. You can unsuspend the account at any time.`,
    cleaner: (email: string) =>
      `${email} is signed out everywhere at once and can’t sign in again, and is no longer found by customers. Open requests, job posts and applications end at once; confirmed bookings wait for your decision. You can unsuspend the account at any time.`,
    reason: (name: string) => `Mailed to ${name} and kept in the audit log.`,
  },
  withdraw: {
    button: 'Withdraw approval',
    title: (name: string) => `Withdraw the approval of ${name}?`,
    text: (firstName: string) =>
      `Customers can no longer find or book ${firstName}. Confirmed bookings stay as they are. Requests wait, and end if the application is rejected. The application waits for a decision again, and ${firstName} is told by bell and mail.`,
  },
  typeAndJoined: (type: string, date: string) => `${type}, joined ${date}`,
  select: (name: string) => `Select ${name}`,
  selectAll: 'Select all users on this page',
  bulk: {
    label: 'Selected users',
    selected: (count: number) => `${count} selected`,
    verify: (count: number) => `Verify ${count}`,
    unverify: (count: number) => `Unverify ${count}`,
    suspend: (count: number) => `Suspend ${count}`,
    clear: 'Clear selection',
    title: (count: number) => `Suspend ${countOf(count, 'account')}?`,
    text: 'These people are signed out everywhere at once and can’t sign in again:',
    reason: 'Mailed to each of them and kept in the audit log.',
  },
  twoFactorReset: {
    label: 'Reset two-factor',
    confirm: 'Turn off',
    title: (name: string) => `Turn off two-factor authentication for ${name}?`,
    text: 'Only for somebody who lost their app and their recovery codes, after you have checked who asks. They are signed out everywhere and told by mail.',
    reason: 'Who asked, and how did you check?',
    done: { title: 'Two-Factor Turned Off' },
    failed: { title: 'Failed to turn off two-factor' },
  },
};
