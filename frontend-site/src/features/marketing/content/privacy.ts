import { BRAND } from '../../../config/brand';
import type { LegalDocument } from './legal-types';

export const PRIVACY: LegalDocument = {
  title: 'Privacy Policy',
  intro: `What ${BRAND.name} knows about you, why, for how long, and how to see or change it.`,
  sections: [
    {
      title: 'What we keep',
      paragraphs: [
        'Your account: name, e-mail address, phone number, a photo if you add one, your settings and when you accepted the terms. Cleaners also: service area, postcode, services, rate and what they write about themselves.',
        'What you do here: bookings with their addresses, job posts, applications, messages, reviews and notifications. For your safety: sign-ins, their time and the kind of device.',
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
        'Visitors see approved cleaners: first and last name, photo, area, services, rate, reviews. Never the postcode, phone number or e-mail address.',
        'A cleaner who may apply for a job sees the town and the first half of the postcode; the full address comes with the assignment. Phone and e-mail are shared only for a confirmed booking, and only while you allow it in your privacy settings.',
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
        'As long as your account is active. After deactivation nobody finds you any more; records of bookings and payments are kept for as long as the law demands, at most six years.',
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
