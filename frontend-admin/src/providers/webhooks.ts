import { api, http, oneAct } from '../api/http';
import type { Delivery, DeliveryDetail, NewWebhook, Webhook, WebhookWithSecret } from '../contract';

export interface DeliveryPage {
  deliveries: Delivery[];
  /** Absent on the last page. */
  cursor?: string;
}

/**
 * Calls about webhooks. Those with a webhook's id are for the admin's own webhooks, except `pauseAnyWebhook` and
 * `releaseAnyWebhook`.
 */
export interface WebhookVerbs {
  createWebhook(webhook: NewWebhook, key: string): Promise<WebhookWithSecret>;
  changeWebhook(id: number, change: NewWebhook): Promise<Webhook>;
  deleteWebhook(id: number): Promise<void>;
  rotateWebhookSecret(id: number, key: string): Promise<WebhookWithSecret>;
  pauseWebhook(id: number): Promise<void>;
  pauseAnyWebhook(id: number): Promise<void>;
  releaseAnyWebhook(id: number): Promise<void>;
  resumeWebhook(id: number): Promise<void>;
  testWebhook(id: number): Promise<DeliveryDetail>;
  /** Returns how many events are sent again. */
  replaySpan(id: number, from: string, to: string): Promise<number>;
  deliveries(id: number, status: string, cursor?: string, signal?: AbortSignal): Promise<DeliveryPage>;
  delivery(id: number, deliveryId: number, signal?: AbortSignal): Promise<DeliveryDetail>;
  replayDelivery(id: number, deliveryId: number): Promise<void>;
}

const PAGE = 25;

export const webhookVerbs: WebhookVerbs = {
  createWebhook: (body, idempotencyKey) => api.post('/api/webhooks', { body, idempotencyKey }),
  changeWebhook: (id, body) => api.patch('/api/webhooks/{id}', { path: { id }, body }),
  deleteWebhook: async (id) => {
    await api.delete('/api/webhooks/{id}', { path: { id } });
  },
  rotateWebhookSecret: (id, idempotencyKey) =>
    api.post('/api/webhooks/{id}/rotate-secret', { path: { id }, idempotencyKey }),
  pauseWebhook: async (id) => {
    await api.post('/api/webhooks/{id}/pause', { path: { id } });
  },
  pauseAnyWebhook: async (id) => {
    await api.post('/api/admin/webhooks/{id}/pause', { path: { id }, ...oneAct() });
  },
  releaseAnyWebhook: async (id) => {
    await api.post('/api/admin/webhooks/{id}/release', { path: { id }, ...oneAct() });
  },
  resumeWebhook: async (id) => {
    await api.post('/api/webhooks/{id}/resume', { path: { id } });
  },
  testWebhook: (id) => api.post('/api/webhooks/{id}/test', { path: { id } }),
  replaySpan: async (id, from, to) =>
    (await api.post('/api/webhooks/{id}/replay', { path: { id }, body: { from, to } })).events,
  deliveries: fetchDeliveries,
  delivery: (id, deliveryId, signal) =>
    api.get('/api/webhooks/{id}/deliveries/{deliveryId}', { path: { id, deliveryId }, signal }),
  replayDelivery: async (id, deliveryId) => {
    await api.post('/api/webhooks/{id}/deliveries/{deliveryId}/replay', { path: { id, deliveryId } });
  },
};

async function fetchDeliveries(
  id: number,
  status: string,
  cursor?: string,
  signal?: AbortSignal,
): Promise<DeliveryPage> {
  const params = { limit: PAGE, ...(status && { status }), ...(cursor && { cursor }) };
  const answer = await http.get<Delivery[]>(`/api/webhooks/${id}/deliveries`, { params, signal });
  const next = /<([^>]+)>; rel="next"/.exec(String(answer.headers.link ?? ''))?.[1];
  const { searchParams } = new URL(next ?? '', window.location.origin);
  return { deliveries: answer.data, cursor: searchParams.get('cursor') ?? undefined };
}
