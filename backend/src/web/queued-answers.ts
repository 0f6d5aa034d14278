import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const queues = new WeakMap<Socket, Set<ServerResponse>>();

/**
 * A client can send requests without waiting for the answers, which then wait for the connection in a queue. If it
 * breaks meanwhile, Node closes the answer that has it, and never the others: they would count as open for ever.
 */
export function closeQueuedAnswers(server: FastifyInstance): void {
  server.addHook('onRequest', ({ raw }, reply, done) => {
    const { raw: answer } = reply;
    if (answer.socket === null) {
      const queue = queueOf(raw.socket).add(answer);
      answer.once('close', () => queue.delete(answer));
    }
    done();
  });
}

function queueOf(socket: Socket): Set<ServerResponse> {
  const known = queues.get(socket);
  if (known) return known;
  const queue = new Set<ServerResponse>();
  queues.set(socket, queue);
  socket.once('close', () => {
    for (const answer of queue) if (answer.socket === null && !answer.writableFinished) close(answer);
  });
  return queue;
}

function close(answer: ServerResponse): void {
  answer.destroy();
  answer.emit('close');
}
