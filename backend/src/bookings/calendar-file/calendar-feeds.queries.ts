import { int, select, write } from '../../database/statement.js';

export const FIND_FEED_OWNER = select(
  'calendarFeeds.findOwner',
  { id: int, userId: int },
  `SELECT c.id, c.userId FROM cleaners c JOIN users u ON u.id = c.userId
    WHERE c.feedKey = ? AND u.isSuspended = 0 AND u.deactivatedAt IS NULL`,
);

export const SET_FEED_KEY = write('calendarFeeds.setKey', 'UPDATE cleaners SET feedKey = ? WHERE id = ?');
