import { MAX_WEBHOOKS, SECRET_OVERLAP_HOURS } from '@tidyhearth/domain';
import type { CallTexts } from '../../common/api-call.js';

export const WEBHOOK_CALLS = {
  listWebhooks: {
    summary: 'Own webhooks',
    description: `At most ${MAX_WEBHOOKS}, in the order in which they were made, without their secrets.`,
    answer: 'The webhooks',
  },
  createWebhook: {
    summary: 'Be called when something happens',
    description:
      'The admin is called about everything, a cleaner about the own bookings, applications, reviews, messages and approval. The URL must lead to a public address, which is checked now and at every call. The answer has the secret that calls are signed with; it is shown again only to who repeats this call under its `Idempotency-Key`.',
    answer: 'The webhook with its secret, shown this once',
    errors: ['TOO_MANY_WEBHOOKS'],
  },
  getWebhook: {
    summary: 'One of the own webhooks',
    description: 'Whether it is called, since when it fails, and why it is paused. Another’s answers 404.',
    answer: 'The webhook',
    errors: ['NOT_FOUND'],
  },
  changeWebhook: {
    summary: 'Change where to call and about what',
    description: 'What is not sent stays as it is. Calls that wait for another try go to the new URL.',
    answer: 'The webhook as it is now',
    errors: ['NOT_FOUND'],
  },
  deleteWebhook: {
    summary: 'Be called no more',
    description: 'The webhook goes with its secrets, the calls that wait, and its log.',
    answer: 'It is gone',
    errors: ['NOT_FOUND'],
  },
  rotateWebhookSecret: {
    summary: 'Get a new secret',
    description: `For ${SECRET_OVERLAP_HOURS} hours calls carry two signatures, of the new one and of the one before. Another rotation ends the one before at once.`,
    answer: 'The webhook with its new secret, shown this once',
    errors: ['NOT_FOUND'],
  },
  pauseWebhook: {
    summary: 'Make no calls for now',
    description:
      'Calls that wait are made after it is resumed; what happens meanwhile makes none, and can be replayed.',
    answer: 'The webhook, paused',
    errors: ['NOT_FOUND'],
  },
  resumeWebhook: {
    summary: 'Make calls again',
    description:
      'Also after it was paused because it failed. Calls that waited are made at once, those that were due within a minute then.',
    answer: 'The webhook, active',
    errors: ['NOT_FOUND', 'PAUSED_BY_TEAM'],
  },
} as const satisfies Record<string, CallTexts>;
