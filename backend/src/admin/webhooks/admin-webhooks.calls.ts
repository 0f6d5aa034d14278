import type { CallTexts } from '../../common/api-call.js';

export const ADMIN_WEBHOOK_CALLS = {
  listAllWebhooks: {
    summary: 'Everybody’s webhooks',
    description: 'Whose each is, where it leads and how it fares; by state, and searched by URL or owner.',
  },
  pauseAnyWebhook: {
    summary: 'Pause somebody’s webhook',
    description: 'No calls are made any more. Its owner is told, and can not resume it.',
    answer: 'It is paused',
    errors: ['NOT_FOUND', 'STATE_CONFLICT'],
  },
} as const satisfies Record<string, CallTexts>;
