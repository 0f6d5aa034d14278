import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedCall {
  id: string;
  type: string;
  /** Whether the call was signed with this secret. */
  isSignedWith: (secret: string) => boolean;
}

/** Starts a program on this machine that receives webhooks and responds with 204. */
export async function startReceiver() {
  const calls: ReceivedCall[] = [];
  const server = createServer((request, response) => {
    void request.toArray().then((chunks: Buffer[]) => {
      const body = Buffer.concat(chunks).toString();
      const [id, sentAt, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
        String(request.headers[name]),
      );
      const isSignedWith = (secret: string) => {
        const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
        const signature = createHmac('sha256', key).update(`${id}.${sentAt}.${body}`).digest('base64');
        return (signatures ?? '').split(' ').includes(`v1,${signature}`);
      };
      calls.push({ id: id ?? '', type: (JSON.parse(body) as { type: string }).type, isSignedWith });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    calls,
    url: `http://127.0.0.1:${port}/a-path-that-is-long-enough-to-wrap-on-a-phone`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
