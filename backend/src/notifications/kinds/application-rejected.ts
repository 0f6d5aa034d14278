import { ApplicationRejected } from '../../applications/events/application.events.js';
import { TABS } from '../notice.js';
import { applicationKind } from './application-notice.js';

export const applicationRejected = applicationKind(
  ApplicationRejected,
  ({ customer, cleaner, job }, { reason }) => {
    const messages = {
      owner: `${customer.firstName} decided against your application for ${job}.`,
      'another-accepted': `${customer.firstName} chose another cleaner for ${job}.`,
      'posting-cancelled': `${customer.firstName} cancelled the job ${job} you had applied for.`,
    };
    return [
      {
        to: cleaner,
        title: 'Application not accepted',
        message: messages[reason],
        mail: {
          type: 'application-rejected',
          subject: `Your application for ${job}`,
          action: { label: 'See open jobs', path: TABS.postings },
        },
      },
    ];
  },
);
