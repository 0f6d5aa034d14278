import { MAX_WEBHOOKS, SECRET_OVERLAP_HOURS } from '@tidyhearth/domain';
import type { CallTexts } from '../../common/api-call.js';

export const WEBHOOK_CALLS = {
  listWebhooks: {
    summary: 'List your webhooks',
    description: `Returns your webhooks, at most ${MAX_WEBHOOKS}, in the order in which they were created, without their secrets.`,
    answer: 'The webhooks',
  },
  createWebhook: {
    summary: 'Create a webhook',
    description:
      'Registers a URL that is called when something happens: for the admin everything, for a cleaner what concerns their own bookings, applications, reviews, messages and approval. The URL must lead to a public address, which is checked now and at every call. The answer contains the secret with which calls are signed. It is shown again only if this call is repeated with its `Idempotency-Key`.',
    answer: 'The webhook with its secret, shown only this once',
    errors: ['TOO_MANY_WEBHOOKS'],
  },
  getWebhook: {
    summary: 'Get one of your webhooks',
    description:
      'Returns whether the webhook is called, since when it has been failing, and why it is paused. Somebody else’s webhook answers 404.',
    answer: 'The webhook',
    errors: ['NOT_FOUND'],
  },
  changeWebhook: {
    summary: 'Update a webhook',
    description:
      'Changes the fields that are sent and leaves the others unchanged. Deliveries that wait for another attempt go to the new URL.',
    answer: 'The updated webhook',
    errors: ['NOT_FOUND'],
  },
  deleteWebhook: {
    summary: 'Delete a webhook',
    description: 'Deletes the webhook with its secrets, its waiting deliveries and its log.',
    answer: 'The webhook has been deleted',
    errors: ['NOT_FOUND'],
  },
  rotateWebhookSecret: {
    summary: 'Rotate a webhook’s secret',
    description: `Creates a new secret. For ${SECRET_OVERLAP_HOURS} hours calls carry two signatures, one with the new and one with the previous secret. Another rotation ends the previous one at once.`,
    answer: 'The webhook with its new secret, shown only this once',
    errors: ['NOT_FOUND'],
  },
  pauseWebhook: {
    summary: 'Pause a webhook',
    description:
      'Stops its calls. Waiting deliveries are made after it is resumed. What happens in the meantime is not delivered, but can be replayed.',
    answer: 'The paused webhook',
    errors: ['NOT_FOUND'],
  },
  resumeWebhook: {
    summary: 'Resume a webhook',
    description:
      'Starts its calls again, even if it was paused because they failed. Waiting deliveries are made at once, or at their own time if they were due within a minute.',
    answer: 'The active webhook',
    errors: ['NOT_FOUND', 'PAUSED_BY_TEAM'],
  },
} as const satisfies Record<string, CallTexts>;
