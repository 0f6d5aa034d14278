/** Headings and empty states with a fixed wording (docs/glossary.md). */
export const PAGE_TEXTS = {
  notFound: '404 Page Not Found',
  cleanersError: {
    title: 'Error Loading Cleaners',
    description: 'There was an error loading the cleaners. Please try again later.',
  },
  noCleaners: 'No cleaners found',
  resetInvalid: 'Invalid Reset Link',
  resetVerifying: 'Verifying reset token...',
  resetComplete: 'Password Reset Complete',
  checkYourEmail: 'Check Your Email',
  accessDenied: { title: 'Access Denied', description: 'Please log in to access your dashboard' },
  authenticationError: { title: 'Authentication Error', description: 'Failed to verify authentication' },
  noNotifications: 'No notifications yet',
  noBookingData: 'No booking data available',
  noBookings: 'No bookings',
  noConversations: 'No conversations yet',
  noConversationsHint: 'Book a cleaning service to start messaging with cleaners.',
  noMessages: 'No messages yet. Start the conversation!',
  noPostings: 'No job postings available',
  contactHidden: 'Contact via messaging system',
} as const;
