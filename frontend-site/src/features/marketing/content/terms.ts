import { PROBLEM_WINDOW_HOURS } from '@tidyhearth/domain';
import { BRAND } from '../../../config/brand';
import type { LegalDocument } from './legal-types';

export const TERMS: LegalDocument = {
  title: 'Terms of Service',
  description: 'The agreement between customers, cleaners and the marketplace, in plain words.',
  intro: `These terms are the agreement between you and ${BRAND.name}. By creating an account you accept them. We have tried to write them so that they can be read.`,
  sections: [
    {
      title: 'Who we are and what we do',
      paragraphs: [
        `${BRAND.name} runs a marketplace on which customers find, book and message independent cleaners. We are not an agency and do not employ the cleaners: the contract for a clean is between the customer and the cleaner.`,
        'The service is in a beta soft launch. Features may change, and we tell you when something important does.',
      ],
    },
    {
      title: 'Your account',
      paragraphs: [
        'You must be over 18. You give your real name and contact details, keep your password to yourself and tell us if someone else has used your account.',
        'Cleaners go through an application. We may ask for papers, carry out a background check, and decline or end an application.',
      ],
    },
    {
      title: 'Bookings and prices',
      paragraphs: [
        'A request becomes a booking when the cleaner accepts it. The price is the hourly rate times the duration shown before you send the request, plus a booking fee where one is shown. During the beta the booking fee is waived.',
        'Either side may cancel a pending or confirmed booking in the dashboard. A rescheduled booking goes back to the cleaner for acceptance. Please cancel as early as you can.',
      ],
    },
    {
      title: 'Fees for cleaners',
      paragraphs: [
        `The platform fee is deducted from completed bookings and shown on the earnings screen. In the beta it is ${BRAND.betaFee} of the gross amount. We announce a change before it takes effect.`,
      ],
    },
    {
      title: 'Satisfaction guarantee',
      paragraphs: [
        `If a clean is not as agreed, tell us within ${PROBLEM_WINDOW_HOURS} hours of its end. The cleaner comes back and puts it right free of charge. Your rights under the Consumer Rights Act 2015 are not affected.`,
      ],
    },
    {
      title: 'Behaviour and reviews',
      paragraphs: [
        'Treat each other with respect. Do not use the site to harass, deceive, discriminate or break the law. Reviews must be honest and about the booking; we remove those that are not.',
        'We may suspend an account that puts others at risk or breaks these terms, and tell you why unless the law forbids it.',
      ],
    },
    {
      title: 'Our liability',
      paragraphs: [
        'We are liable for what we promise and for damage caused by our own negligence, and never exclude liability for death, injury or fraud. We are not liable for the work of the independent cleaners, but help both sides to find a solution.',
      ],
    },
    {
      title: 'Ending the agreement',
      paragraphs: [
        'You can deactivate your account in the settings at any time. Pending requests are then cancelled, and our team settles confirmed bookings that lie ahead with the other side.',
      ],
    },
    {
      title: 'Law',
      paragraphs: [
        'The law of England and Wales governs these terms. If you live in Scotland or Northern Ireland you may also bring a claim in the courts there.',
      ],
    },
  ],
};
