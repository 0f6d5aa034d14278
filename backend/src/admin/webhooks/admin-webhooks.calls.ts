import type { CallTexts } from '../../common/api-call.js';

export const ADMIN_WEBHOOK_CALLS = {
  listAllWebhooks: {
    summary: 'Everybody’s webhooks',
    description: 'Whose each is, where it leads and how it fares; by state, and searched by URL or owner.',
  },
  pauseAnyWebhook: {
    summary: 'Pause somebody’s webhook',
    description: 'No calls are made any more. Its owner is told, and cannot resume it until it is released.',
    answer: 'It is paused',
    errors: ['NOT_FOUND', 'STATE_CONFLICT'],
  },
  releaseAnyWebhook: {
    summary: 'Let its owner resume a webhook that the team paused',
    description: 'It stays paused until its owner, who is told, resumes it.',
    answer: 'Its owner can resume it',
    errors: ['NOT_FOUND', 'STATE_CONFLICT'],
  },
} as const satisfies Record<string, CallTexts>;
