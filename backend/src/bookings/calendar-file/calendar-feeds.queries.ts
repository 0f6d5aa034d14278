import { int, select, write } from '../../database/statement.js';
import { openAccount } from '../../users/open-account.js';

export const FIND_FEED_OWNER = select(
  'calendarFeeds.findOwner',
  { id: int, userId: int },
  `SELECT c.id, c.userId FROM cleaners c JOIN users u ON u.id = c.userId
    WHERE c.feedKey = ? AND ${openAccount('u')}`,
);

export const END_FEED = write(
  'calendarFeeds.end',
  'UPDATE cleaners SET feedKey = NULL WHERE userId = ? AND feedKey IS NOT NULL',
);

export const SET_FEED_KEY = write('calendarFeeds.setKey', 'UPDATE cleaners SET feedKey = ? WHERE id = ?');
