import { Logger } from '@nestjs/common';
import { fastify, type FastifyInstance } from 'fastify';
import { ErrorFilter } from './error.filter.js';

describe('an unexpected error', () => {
  const filter = new ErrorFilter(
    () => undefined,
    () => [],
  );
  let server: FastifyInstance;
  let url: string;

  beforeAll(async () => {
    server = fastify();
    server.setErrorHandler((error, request, reply) => filter.answer(error, request, reply));
    server.get('/fails', async () => Promise.reject(new Error('fails')));
    server.get('/left', async ({ raw }) => {
      raw.socket.destroy();
      throw Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' });
    });
    server.get('/fails-and-left', async ({ raw }) => {
      raw.socket.destroy();
      throw new Error('fails too');
    });
    url = await server.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => server.close());

  it('is logged, unless it is only that the caller has left', async () => {
    const logged = jest.spyOn(Logger.prototype, 'error').mockReturnValue();
    for (const path of ['/left', '/fails-and-left'])
      await expect(fetch(url + path)).rejects.toThrow('fetch failed');
    expect((await fetch(`${url}/fails`)).status).toBe(500);
    expect(logged.mock.calls).toEqual([
      [expect.stringContaining('Error: fails too')],
      [expect.stringContaining('Error: fails\n')],
    ]);
    logged.mockRestore();
  });
});
