import fastifyMultipart from '@fastify/multipart';
import { PHOTO_MAX_BYTES } from '@tidyhearth/domain';
import type { FastifyInstance } from 'fastify';

const LIMITS = { fileSize: PHOTO_MAX_BYTES + 1, files: 1, fields: 5, parts: 6, headerPairs: 50 };

/**
 * Lets routes read uploads. The plugin's hooks are left out: they remove files that it saved to disk, which we never let it do,
 * and would run on every request, with two promises each, and keep request and reply of an open stream.
 */
export async function readMultipart(server: FastifyInstance): Promise<void> {
  const withoutHooks: FastifyInstance = Object.create(server, { addHook: { value: () => withoutHooks } });
  await new Promise<void>((resolve, reject) => {
    fastifyMultipart(withoutHooks, { limits: LIMITS }, (error) => (error ? reject(error) : resolve()));
  });
}
