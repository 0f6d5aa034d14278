import type { Response } from 'supertest';

/** For steps that prepare a test: fails with the API's response. */
export function expectStatus(answer: Response, ...statuses: number[]): void {
  if (statuses.includes(answer.status)) return;
  const { method, url } = answer.request;
  throw new Error(`${method} ${url} answered ${answer.status}: ${answer.text}`);
}
