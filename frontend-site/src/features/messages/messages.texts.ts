import { PAGE_TEXTS } from '@tidyhearth/domain';

export const TEXTS = {
  contact: {
    blocked: (name: string) => `You have blocked ${name}. Neither of you can write.`,
    unreachable: (name: string) => `${name} can’t be reached at the moment.`,
    notApproved: (name: string) =>
      `${name} can’t be reached at the moment. Until you are approved, you can write only to people with whom you have agreed a booking.`,
  },
  composer: { send: 'Send message', label: (name: string) => `Message ${name}` },
  tooLong: (max: number, excess: number) =>
    `A message has ${max} characters at most: ${excess} ${excess === 1 ? 'is' : 'are'} too many.`,
  inbox: {
    search: 'Search by name',
    nobody: 'Nobody by that name.',
    more: 'Show more conversations',
    roles: { customer: 'Customer', cleaner: 'Professional Cleaner' },
    loading: 'Loading conversations...',
    failed: { title: 'Failed to fetch conversations' },
    unknown: { title: 'There is no such conversation' },
    choose: { title: 'Choose a conversation', description: 'Your messages appear here.' },
    unread: 'unread',
    /** Shown until the name is known. */
    unnamed: 'Conversation',
    /** For somebody whose name is not disclosed. */
    somebody: 'This person',
  },
  back: 'Back to all conversations',
  first: {
    title: (cleaner: string) => `Message ${cleaner}`,
    label: 'Anything to know before the day?',
    toConversation: 'Conversation',
    send: 'Send',
  },
  cleaner: {
    none: {
      title: PAGE_TEXTS.noConversations,
      description: 'When a customer books you or writes to you, the conversation appears here.',
    },
  },
  customer: {
    none: { title: PAGE_TEXTS.noConversations, description: PAGE_TEXTS.noConversationsHint },
  },
  thread: {
    title: (name: string) => `Messages with ${name}`,
    loading: 'Loading messages...',
    failed: { title: 'Failed to fetch messages' },
    earlier: 'Show earlier messages',
    read: 'Read',
    unread: 'Sent, not read yet',
    sending: 'Sending...',
  },
  news: {
    pending: 'New booking request received',
    confirmed: 'Booking confirmed - looking forward to the service!',
    completed: 'Thank you for the excellent service!',
  },
  days: { today: 'Today', yesterday: 'Yesterday' },
} as const;
