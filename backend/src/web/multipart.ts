import fastifyMultipart from '@fastify/multipart';
import { PHOTO_MAX_BYTES } from '@tidyhearth/domain';
import type { FastifyInstance } from 'fastify';

const LIMITS = { fileSize: PHOTO_MAX_BYTES + 1, files: 1, fields: 5, parts: 6, headerPairs: 50 };

/**
 * Lets routes read uploads. The plugin's hooks are left out. They remove files that the plugin saved to disk, which we
 * never let it do; they would create two promises for every request, and keep the request and reply of an open stream
 * in memory.
 */
export async function readMultipart(server: FastifyInstance): Promise<void> {
  const withoutHooks: FastifyInstance = Object.create(server, { addHook: { value: () => withoutHooks } });
  await new Promise<void>((resolve, reject) => {
    fastifyMultipart(withoutHooks, { limits: LIMITS }, (error) => (error ? reject(error) : resolve()));
  });
}
