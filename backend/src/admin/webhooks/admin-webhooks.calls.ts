import type { CallTexts } from '../../common/api-call.js';

export const ADMIN_WEBHOOK_CALLS = {
  listAllWebhooks: {
    summary: 'List the webhooks of all accounts',
    description:
      'Returns each webhook with its owner, its URL and its state, filtered by state and searched by URL or owner.',
  },
  pauseAnyWebhook: {
    summary: 'Pause somebody’s webhook',
    description: 'Stops all calls to it. Its owner is told and cannot resume it until it is released.',
    answer: 'The webhook is paused',
    errors: ['NOT_FOUND', 'STATE_CONFLICT'],
  },
  releaseAnyWebhook: {
    summary: 'Release a webhook that the team paused',
    description: 'Lets the owner, who is told, resume the webhook. It stays paused until then.',
    answer: 'The owner can resume the webhook',
    errors: ['NOT_FOUND', 'STATE_CONFLICT'],
  },
} as const satisfies Record<string, CallTexts>;
