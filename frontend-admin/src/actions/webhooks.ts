import type { WebhookVerbs } from '../providers/webhooks';
import type { WebhookWithSecret } from '../contract';
import { TEXTS } from '../i18n/webhooks.texts';
import { WEBHOOKS } from './touches';
import type { Act } from './useAct';

const CALLS = ['webhooks', 'webhook-deliveries'] as const;

export const testWebhook = (verbs: WebhookVerbs, id: number): Act => ({
  run: async () => {
    const { error } = await verbs.testWebhook(id);
    if (error !== null) throw new Error(error);
  },
  done: TEXTS.test.done,
  failed: TEXTS.test.failed,
  touches: CALLS,
});

export const pauseWebhook = (verbs: WebhookVerbs, id: number): Act => ({
  run: () => verbs.pauseWebhook(id),
  done: TEXTS.pause.done,
  failed: TEXTS.pause.failed,
  touches: WEBHOOKS,
  reverse: resumeWebhook(verbs, id),
  reverseLabel: TEXTS.resume.button,
});

/** Has no undo: its owner has been told. */
export const pauseAnyWebhook = (verbs: WebhookVerbs, id: number): Act => ({
  run: () => verbs.pauseAnyWebhook(id),
  done: TEXTS.pause.done,
  failed: TEXTS.pause.failed,
  touches: WEBHOOKS,
});

/** Has no undo: its owner has been told. */
export const releaseAnyWebhook = (verbs: WebhookVerbs, id: number): Act => ({
  run: () => verbs.releaseAnyWebhook(id),
  done: TEXTS.release.done,
  failed: TEXTS.release.failed,
  touches: WEBHOOKS,
});

export function resumeWebhook(verbs: WebhookVerbs, id: number): Act {
  return {
    run: () => verbs.resumeWebhook(id),
    done: TEXTS.resume.done,
    failed: TEXTS.resume.failed,
    touches: CALLS,
  };
}

export const rotateSecret = (
  verbs: WebhookVerbs,
  id: number,
  onMade: (webhook: WebhookWithSecret) => void,
): Act => ({
  sends: id,
  run: async (key) => onMade(await verbs.rotateWebhookSecret(id, key)),
  done: TEXTS.rotate.done,
  failed: TEXTS.rotate.failed,
  touches: WEBHOOKS,
});

export const removeWebhook = (verbs: WebhookVerbs, id: number): Act => ({
  run: () => verbs.deleteWebhook(id),
  done: TEXTS.remove.done,
  failed: TEXTS.remove.failed,
  touches: WEBHOOKS,
});

export const replayDelivery = (verbs: WebhookVerbs, id: number, deliveryId: number): Act => ({
  run: () => verbs.replayDelivery(id, deliveryId),
  done: TEXTS.log.replayed,
  failed: TEXTS.log.replayFailed,
  touches: CALLS,
});
