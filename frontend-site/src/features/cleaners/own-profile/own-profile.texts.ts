import { APPLICATION_ANSWER_TIME, PROFILE_RATE_PENCE, REAPPLICATIONS } from '@tidyhearth/domain';
import { BRAND } from '../../../config/brand';

export const TEXTS = {
  header: { available: 'Available', unavailable: 'Unavailable', edit: 'Edit Profile' },
  title: 'Profile',
  hint: 'What customers see before they book you.',
  photoHint: 'A friendly, well-lit face on a plain ground works best.',
  form: {
    label: 'Profile Information',
    rate: 'Hourly rate (£)',
    responseTime: 'Response time',
    location: 'Service area',
    locationHint: 'For example: Oxford and Abingdon',
    postcode: 'Postcode',
    postcodeHint: 'Never shown; distances are measured from it.',
    services: 'Services',
    bio: 'About you',
    experience: 'Experience',
    isAvailable: 'I am available for new bookings',
    discard: 'Discard changes',
    saving: 'Saving...',
    save: 'Save profile',
  },
  errors: {
    rate: `Between £${PROFILE_RATE_PENCE.min / 100} and £${PROFILE_RATE_PENCE.max / 100} an hour`,
    location: 'Please enter the area you work in',
    services: 'Please choose at least one service',
    bio: 'Please say something about yourself',
  },
  signUp: {
    title: 'Your application',
    steps: [
      {
        title: 'Application received',
        text: 'You can still change it, and send documents for the checks below.',
      },
      {
        title: `Review, within ${APPLICATION_ANSWER_TIME}`,
        text: 'A person reads your application and looks at the documents you have sent.',
      },
      {
        title: 'Activation email',
        text: 'You hear from us by email, and customers can find and book you at once.',
      },
    ],
    now: 'Now',
    late: { text: 'If it takes longer than that, please', link: 'write to us' },
    pending: {
      badge: 'Under review',
      title: (firstName: string) => `Thank you, ${firstName}`,
      text: 'Your application is with our team. Until it is approved nobody can find or book you, so this is a good moment to complete your profile and to send documents.',
    },
    again: {
      badge: 'Under review',
      title: (firstName: string) => `We are looking at your profile again, ${firstName}`,
      text: 'Until it is approved nobody can find or book you, and you can’t agree to anything new. What you agreed on or applied for stays, and is below.',
      stays: 'What you agreed on or applied for stays, and is below.',
    },
    withdraw: {
      title: 'Would you rather book cleaners?',
      text: 'Take your application back, and this account is a customer’s: you can book and post jobs at once.',
      open: 'Withdraw my application',
      question:
        'Nobody will look at it any more, and documents that were not looked at are removed. You can apply again later.',
      confirm: 'Withdraw',
      done: { title: 'Application withdrawn', description: 'You can book cleaners now.' },
      failed: { title: 'Not withdrawn', description: 'Please try again.' },
    },
    rejected: {
      badge: 'Not accepted',
      title: (firstName: string) => `We could not accept this yet, ${firstName}`,
      reason: 'What our team wrote',
      noReason: `Our team gave no reason. Check that your profile is complete and that the documents below are sent, or ask us at ${BRAND.supportEmail}.`,
      text: 'Put right below what is missing. Your changes are saved as you go; then send your application once more, and we look at it like a new one.',
      again: 'Apply again',
      sending: 'Sending...',
      limit: `Up to ${REAPPLICATIONS.max} times in ${REAPPLICATIONS.withinDays} days.`,
      sent: { title: 'Application sent', description: `We look at it within ${APPLICATION_ANSWER_TIME}.` },
      failed: { title: 'Not sent', description: 'Your application could not be sent. Please try again.' },
    },
  },
};
