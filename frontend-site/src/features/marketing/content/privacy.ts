import { FORMER_MEMBER, KEPT_AFTER_CLOSING, RETENTION_DAYS, type RetentionPeriod } from '@tidyhearth/domain';
import { BRAND } from '../../../config/brand';
import type { LegalDocument } from './legal-types';

const DAYS_IN_YEAR = 365;
const HALF_A_YEAR = 180;

/** A period in everyday words. */
function time(period: RetentionPeriod): string {
  const days = RETENTION_DAYS[period];
  if (days === 1) return 'a day';
  if (days === HALF_A_YEAR) return 'half a year';
  const years = days / DAYS_IN_YEAR;
  if (!Number.isInteger(years)) return `${days} days`;
  return years === 1 ? 'a year' : `${years} years`;
}

/** A sentence for each retention period of the server. A period without a sentence does not compile. */
export const FOR_HOW_LONG: Readonly<Record<RetentionPeriod, string>> = {
  closedAccounts: `When you close your account, others read “${FORMER_MEMBER}” at once in place of your name, and your phone number, home address, photo, profile and messages are out of their sight. ${KEPT_AFTER_CLOSING.setAside} ${KEPT_AFTER_CLOSING.confirmed} ${KEPT_AFTER_CLOSING.reported} Reviews you wrote stay without your name.`,
  jobAddresses: `Street and full postcode of a clean: ${time('jobAddresses')} after it.`,
  accessNotes: `How to get in, and instructions for a clean: ${time('accessNotes')} after it.`,
  cases: `What you report to us and what was decided: until ${time('cases')} after we closed the report.`,
  checkDocuments: `Documents that you send us for a check: until we have decided, and no longer than ${time('checkDocuments')}. Our team alone sees them.`,
  endedChecks: `What we saw of them, such as the kind of document and its number: for as long as the check counts, and ${time('endedChecks')} after.`,
  apiKeys: `API keys that you made for programs, without the keys themselves: until they end, and ${time('apiKeys')} after.`,
  mails: `That we sent you a mail, and of which kind: ${time('mails')}.`,
  mailWords: `What those mails say, subject and text: ${time('mailWords')}.`,
  messageMailTimes: `When we last wrote to you about a conversation: ${time('messageMailTimes')}.`,
  bellItems: `What the bell told you: ${time('bellItems')}.`,
  failedSignIns: `Failed sign-ins to your account: ${time('failedSignIns')}.`,
  auditLines: `Our log of security events and of what our team did: ${time('auditLines')}.`,
  auditAddresses: `The network addresses in that log: ${time('auditAddresses')}.`,
  contactMessages: `What you write to us: ${time('contactMessages')}.`,
  waitlist: `Your address on our waitlist: ${time('waitlist')}.`,
  clientErrors: `Faults that our pages report, without a word of who met them: ${time('clientErrors')}.`,
  platformEvents: `What programs were told of what you do here: ids, times and amounts, without names, addresses and texts: ${time('platformEvents')}.`,
  webhookDeliveries: `The calls that your webhooks got from us, and what they answered: ${time('webhookDeliveries')}.`,
  eventSequences: `How many such events there were of a booking or a job: ${time('eventSequences')} after the last.`,
  codes: `Codes that we mailed you: ${time('codes')} after they lapse.`,
  idempotencyKeys: `Marks by which we recognise a request sent twice: ${time('idempotencyKeys')}.`,
};

export const PRIVACY: LegalDocument = {
  title: 'Privacy Policy',
  description: 'What we know about you, why, for how long, and how to see or change it.',
  intro: `What ${BRAND.name} knows about you, why, for how long, and how to see or change it.`,
  sections: [
    {
      title: 'What we keep',
      paragraphs: [
        'Your account: name, email address, phone number, a photo if you add one, your settings and when you accepted the terms. Cleaners also: service area, postcode, services, rate, what they write about themselves, and what we checked of identity, background and insurance.',
        'What you do here: bookings with their addresses, job posts, applications, messages, reviews, notifications and the cleaners you save, which only you see. For your safety: sign-ins, their time and the kind of device.',
      ],
    },
    {
      title: 'Why',
      paragraphs: [
        'To carry out the agreement with you: finding, booking, messaging and paying. To keep the marketplace safe, which is our legitimate interest. To meet legal duties, such as keeping records for tax. Only with your consent: anything else.',
      ],
    },
    {
      title: 'Who sees what',
      paragraphs: [
        'Visitors see approved cleaners: first and last name, photo, area, services, rate, reviews, and what we checked and when. Never the postcode, phone number or email address.',
        'A cleaner who may apply for a job sees the town and the first half of the postcode; the full address comes with the assignment. Phone and email are shared only with the other side of a booking that was confirmed, also after the clean, and only while you allow it in your privacy settings.',
        'Our team and cleaners can have programs of their own told what happens, such as a new booking of theirs. Such a message holds ids, times, amounts and statuses, never a name, an address or a text.',
        'We do not sell data and show no advertising. This site loads nothing from other companies: no trackers, no remote fonts.',
      ],
    },
    {
      title: 'What your browser stores',
      paragraphs: [
        'A sign-in token, a copy of your own account data, drafts of messages and forms, which notices you have closed, and light or dark colours. It is all needed for what you see, and none of it follows you elsewhere.',
        'One cookie says that somebody has signed in from this device before, so that strangers who guess at your password can’t lock you out here. It is sent with sign-ins only, opens nothing by itself and lasts a year.',
      ],
    },
    {
      title: 'For how long',
      paragraphs: [
        'As long as your account is active, unless a shorter time stands below. What was booked, when and for how much is kept as long as the law demands for tax.',
        ...Object.values(FOR_HOW_LONG),
        KEPT_AFTER_CLOSING.backups,
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'Under the UK GDPR you can see, correct, take with you, restrict or erase your data, and object to its use. Export and deactivation are in your profile settings; for everything else write to us and we answer within a month.',
        'You can complain to the Information Commissioner’s Office at any time.',
      ],
    },
    {
      title: 'Contact',
      paragraphs: [
        `Write to ${BRAND.supportEmail}. This service is for people over 18. The law of England and Wales governs this policy.`,
      ],
    },
  ],
};
