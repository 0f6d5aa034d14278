import { MessageSent } from '../../messages/events/message.events.js';
import { clip, kind, TABS } from '../notice.js';
import { readPeople } from '../people.js';

const PREVIEW = 140;

export const messageSent = kind(MessageSent, async ({ message, isMailDue }, tx) => {
  const { conversationId, bookingId, senderName, receiverId, content } = message;
  const [to] = await readPeople(tx.sql, [receiverId]);
  const title = `New message from ${senderName}`;
  return [
    {
      to,
      type: 'message',
      title,
      message: clip(content, PREVIEW),
      about: { conversationId, bookingId },
      ...(isMailDue
        ? {
            mail: {
              type: 'message-received',
              subject: title,
              action: { label: 'Read and answer', path: TABS.messages },
            },
          }
        : {}),
    },
  ];
});
