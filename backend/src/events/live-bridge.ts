import { randomUUID } from 'node:crypto';
import { createClient } from 'redis';
import { z } from 'zod';
import { messageOf } from '../common/message-of.js';
import type { LiveEvent } from './live-event.js';

const CHANNEL = 'tidyhearth:live';
const MAX_RECONNECT_MS = 5000;
const PING_MS = 2000;
/**
 * A Redis server that hangs keeps its connections open, so a connection without an answer for this long counts as lost.
 */
const SILENCE_MS = 5000;

const envelope = z.object({
  origin: z.string(),
  userId: z.number().int(),
  type: z.string(),
  data: z.unknown().optional(),
});

interface Handlers {
  onEvent: (userId: number, event: LiveEvent) => void;
  onLost: (reason: string) => void;
}

export interface LiveBridge {
  readonly isConnected: boolean;
  send(userId: number, event: LiveEvent): void;
  close(): void;
}

/** A Redis channel between the replicas. It connects and reconnects by itself and never delays a start. */
export function connectLiveBridge(url: string, { onEvent, onLost }: Handlers): LiveBridge {
  const origin = randomUUID();
  const publisher = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: PING_MS,
    socket: {
      socketTimeout: SILENCE_MS,
      reconnectStrategy: (tries) => Math.min(MAX_RECONNECT_MS, 100 * 2 ** tries),
    },
  });
  const listener = publisher.duplicate();
  let isSubscribed = false;
  let isConnected = false;
  let isLossTold = false;

  const hear = (text: string) => {
    const { success, data: heard } = envelope.safeParse(JSON.parse(text));
    if (success && heard.origin !== origin) onEvent(heard.userId, { type: heard.type, data: heard.data });
  };
  const lost = (error: unknown) => {
    isConnected = false;
    if (isLossTold) return;
    isLossTold = true;
    onLost(messageOf(error));
  };
  const regained = () => {
    isConnected = isSubscribed && listener.isReady && publisher.isReady;
    if (isConnected) isLossTold = false;
  };
  // After a loss, the client subscribes again before it reports that it is ready, but only if it had subscribed before.
  const subscribe = async () => {
    if (isSubscribed) return;
    isLossTold = false;
    await listener.subscribe(CHANNEL, hear);
    isSubscribed = true;
  };
  publisher.on('ready', regained);
  listener.on('ready', () => void subscribe().then(regained, lost));
  for (const client of [publisher, listener]) {
    client.on('error', lost);
    client.connect().catch(lost);
  }

  return {
    get isConnected() {
      return isConnected;
    },
    send: (userId, event) => {
      const message = JSON.stringify({ origin, userId, type: event.type, data: event.data });
      // A push that fails isn't repeated: when the connection is lost, every screen reloads its data.
      publisher.publish(CHANNEL, message).catch(() => undefined);
    },
    close: () => {
      isConnected = false;
      for (const client of [publisher, listener]) if (client.isOpen) client.destroy();
    },
  };
}
