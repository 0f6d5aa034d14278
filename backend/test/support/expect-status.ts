import type { Response } from 'supertest';

/** For steps on the way to what a test is about: says what the API answered instead of failing later on. */
export function expectStatus(answer: Response, ...statuses: number[]): void {
  if (statuses.includes(answer.status)) return;
  const { method, url } = answer.request;
  throw new Error(`${method} ${url} answered ${answer.status}: ${answer.text}`);
}
