import { MAX_STREAMS_PER_PERSON, STREAM_PING_SECONDS } from '@tidyhearth/domain';
import type { CallTexts } from '../../common/api-call.js';

export const LIVE_CALLS = {
  openEventStream: {
    summary: 'Listen to what happens, as it happens',
    description: `Server-sent events: \`notification\` (a Notification), \`message\` (a Message, new, just read, or the last one of a conversation whose other person has left), \`booking\` \`{id, status}\`, \`posting\` \`{id}\`, \`application\` \`{id, postingId}\`, \`notifications-read\` \`{}\` (ask for the bell again), and \`ping\` every ${STREAM_PING_SECONDS} seconds. What happened while no stream was open is not sent again: read the lists afresh after connecting. The stream ends with the session. Up to ${MAX_STREAMS_PER_PERSON} streams a person. It can’t be tried out on this page, since its answer never ends: run \`curl -N -H "Authorization: Bearer …" …/api/events\`, then do something in another window.`,
  },
} as const satisfies Record<string, CallTexts>;
