// @vitest-environment jsdom
import { CLIENT_ERROR_MESSAGE_MAX, CLIENT_ERROR_STACK_MAX } from '@tidyhearth/domain';
import { expect, it } from 'vitest';
import { serve } from '../test/fakeServer';
import { reportError } from './reportError';

it('a fault is told in whole characters, as many as the server takes', async () => {
  const calls = serve(() => ({ status: 204 }));
  const error = new Error(`${'a'.repeat(CLIENT_ERROR_MESSAGE_MAX - 1)}🧹b`);
  error.stack = `${'c'.repeat(CLIENT_ERROR_STACK_MAX - 1)}🧹d`;
  await reportError(error);
  expect(calls.map(({ body }) => body)).toEqual([
    expect.objectContaining({
      message: `${'a'.repeat(CLIENT_ERROR_MESSAGE_MAX - 1)}🧹`,
      stack: `${'c'.repeat(CLIENT_ERROR_STACK_MAX - 1)}🧹`,
    }),
  ]);
});
