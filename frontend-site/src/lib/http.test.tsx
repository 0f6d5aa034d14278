import { PHOTO_MAX_BYTES, REQUEST_TIMEOUT_MS } from '@tidyhearth/domain';
import { expect, it } from 'vitest';
import { callsTo, serve } from '../test/server';
import { api } from './api';

const BITS_PER_SECOND = 256_000;
const UPLOAD = 'POST /api/users/9/upload-image';
const OTHER = 'PATCH /api/users/9';

it('a photo of the largest size has the time that it takes on a bad line, and nothing else has', async () => {
  serve({ [UPLOAD]: () => ({ body: {} }), [OTHER]: () => ({ body: {} }) });
  await api.post('/api/users/{id}/upload-image', { path: { id: 9 }, body: new FormData() });
  await api.patch('/api/users/{id}', { path: { id: 9 }, body: { city: 'Oxford' } });
  const [upload] = callsTo(UPLOAD);
  expect(upload?.timeout).toBeGreaterThan((PHOTO_MAX_BYTES * 8 * 1000) / BITS_PER_SECOND);
  expect(callsTo(OTHER)[0]?.timeout).toBe(REQUEST_TIMEOUT_MS);
});

it('a refusal says after how long the server takes the call', async () => {
  serve({
    [OTHER]: () => ({ status: 429, headers: { 'retry-after': '7' }, body: { message: 'Too many.' } }),
  });
  await expect(api.patch('/api/users/{id}', { path: { id: 9 }, body: {} })).rejects.toMatchObject({
    body: { message: 'Too many.' },
    retryAfterMs: 7000,
  });
});
