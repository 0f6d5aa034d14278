/**
 * The events that programs can be told about, by webhooks and in the feed of events. Used by validation, the API
 * document, the console and `docs/api.md`.
 */
export const WEBHOOK_EVENTS = {
  'booking.requested': 'A customer asked a cleaner for a time.',
  'booking.rescheduled': 'The customer asked for another time; the booking waits for the cleaner again.',
  'booking.confirmed': 'The cleaner accepted, or an accepted application made the booking.',
  'booking.declined': 'The cleaner declined the request.',
  'booking.cancelled': 'Somebody cancelled it, or nobody answered in time; `reason` says which.',
  'booking.completed': 'The work is done.',
  'booking.paid': 'An admin marked it as paid.',
  'booking.disputed': 'One of the two says that the clean did not happen.',
  'posting.created': 'A customer posted a job.',
  'posting.changed': 'Time, place, length, service or public description of the job changed.',
  'posting.assigned': 'The customer accepted an application.',
  'posting.cancelled': 'The job is off; `reason` says why.',
  'application.submitted': 'A cleaner applied for a job.',
  'application.outdated': 'The job changed, so the application counts only once its cleaner has renewed it.',
  'application.renewed': 'The cleaner agreed to the changed job.',
  'application.withdrawn': 'The cleaner withdrew it, or is suspended or has left; `reason` says so then.',
  'application.accepted': 'The customer accepted it; a confirmed booking was made.',
  'application.rejected': 'It cannot be accepted any more; `reason` says why.',
  'review.published': 'A review of a customer or a cleaner was written.',
  'review.hidden': 'An admin took it from the public.',
  'review.restored': 'An admin made it public again.',
  'message.sent': 'Somebody sent a message; its text is not part of the event.',
  'cleaner.applied': 'Somebody signed up as a cleaner, or applied again.',
  'cleaner.approved': 'An admin approved the cleaner.',
  'cleaner.rejected': 'An admin rejected the cleaner.',
  'cleaner.approval_withdrawn': 'An admin took the approval back.',
  'cleaner.withdrawn': 'An applicant took the application back; the profile is gone.',
  'cleaner.suspended': 'An admin suspended the cleaner’s account.',
  'cleaner.reinstated': 'An admin lifted the suspension.',
} as const;

export type WebhookEventType = keyof typeof WEBHOOK_EVENTS;
export const WEBHOOK_EVENT_TYPES = Object.keys(WEBHOOK_EVENTS) as WebhookEventType[];

/** The type of a test event, which is sent to one endpoint and is not in the feed. */
export const TEST_EVENT = 'test.ping';

export const EVENT_OBJECTS = ['booking', 'posting', 'application', 'review', 'message', 'cleaner'] as const;
export type EventObject = (typeof EVENT_OBJECTS)[number];

/** The first part of the type says what the event is about. */
export const objectOf = (type: WebhookEventType) => type.slice(0, type.indexOf('.')) as EventObject;
