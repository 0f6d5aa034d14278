import { MAX_STREAMS_PER_PERSON, STREAM_PING_SECONDS } from '@tidyhearth/domain';
import type { CallTexts } from '../../common/api-call.js';

export const LIVE_CALLS = {
  openEventStream: {
    summary: 'Stream live events',
    description: `Sends server-sent events: \`notification\` (a Notification), \`message\` (a Message that is new, has just been read, or is the last one of a conversation whose other person has left), \`booking\` \`{id, status}\`, \`posting\` \`{id}\`, \`application\` \`{id, postingId}\`, \`notifications-read\` \`{}\` (read the bell again), and \`ping\` every ${STREAM_PING_SECONDS} seconds. Events that happen while no stream is open are not sent later, so read the lists again after connecting. The stream ends with the session. Each person can have up to ${MAX_STREAMS_PER_PERSON} streams. You cannot try this call on this page, because its answer never ends: run \`curl -N -H "Authorization: Bearer …" …/api/events\`, then do something in another window.`,
  },
} as const satisfies Record<string, CallTexts>;
