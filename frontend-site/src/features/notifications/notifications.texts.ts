export const TEXTS = {
  titleUnread: (count: string) => `Notifications, ${count} unread`,
  title: 'Notifications',
  markAllRead: 'Mark all read',
  loading: 'Loading notifications',
  failed: { title: 'Notifications could not be loaded' },
  older: 'Show older',
  itemUnread: 'Unread:',
} as const;
