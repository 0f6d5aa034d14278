import { ApplicationAccepted } from '../../applications/events/application.events.js';
import { applicationKind } from './application-notice.js';
import { SEE_BOOKING } from './booking-notice.js';

/** Stands for the confirmed booking too: accepting makes both. */
export const applicationAccepted = applicationKind(
  ApplicationAccepted,
  ({ customer, cleaner, job, when }) => [
    {
      to: cleaner,
      title: 'Application accepted',
      message: `${customer.firstName} accepted your application for ${job}. The booking on ${when} is confirmed.`,
      mail: {
        type: 'application-accepted',
        subject: `${customer.firstName} accepted your application`,
        action: SEE_BOOKING,
      },
    },
  ],
);
