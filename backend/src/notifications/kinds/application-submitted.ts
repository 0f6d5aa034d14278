import { formatPounds } from '@tidyhearth/domain';
import { ApplicationSubmitted } from '../../applications/events/application.events.js';
import { applicationKind } from './application-notice.js';

export const applicationSubmitted = applicationKind(
  ApplicationSubmitted,
  ({ customer, cleaner, job, proposedRatePence }) => [
    {
      to: customer,
      title: 'New Application Received!',
      message: `${cleaner.firstName} applied for your job ${job} at ${formatPounds(proposedRatePence)} an hour.`,
    },
  ],
);
