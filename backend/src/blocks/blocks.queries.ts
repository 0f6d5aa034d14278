import { USER_TYPES } from '@tidyhearth/domain';
import { dynamicSelect, int, nullable, oneOf, select, text, write } from '../database/statement.js';

/** Only locks the row, so that blocks wait for messages, bookings or bids between the two people, and vice versa. */
export const HOLD_PERSON = write('blocks.holdPerson', 'UPDATE users SET updatedAt = updatedAt WHERE id = ?');

/** In both directions. Parameters: the pair, then the reversed pair. */
export const LIST_BLOCKERS_BETWEEN = select(
  'blocks.listBlockersBetween',
  { blockerId: int },
  `SELECT blockerId FROM person_blocks WHERE blockerId = ? AND blockedId = ?
   UNION ALL SELECT blockerId FROM person_blocks WHERE blockerId = ? AND blockedId = ?`,
);

export const FIND_BLOCK = select(
  'blocks.find',
  { blockerId: int, blockedId: int },
  'SELECT blockerId, blockedId FROM person_blocks WHERE id = ?',
);

/** A condition for lists of other modules: the first person has blocked the second. */
export const hasBlocked = <const One extends string, const Other extends string>(one: One, other: Other) =>
  `EXISTS (SELECT 1 FROM person_blocks pb WHERE pb.blockerId = ${one} AND pb.blockedId = ${other})` as const;

/**
 * A condition for lists of other modules: neither of the two people has blocked the other. It has one lookup for each
 * direction, because MariaDB would read the whole table for a combined one.
 */
export const noBlockBetween = <const One extends string, const Other extends string>(
  one: One,
  other: Other,
) =>
  `NOT ${hasBlocked(one, other)}
     AND NOT ${hasBlocked(other, one)}` as const;

export const INSERT_BLOCK = write(
  'blocks.insert',
  'INSERT INTO person_blocks (blockerId, blockedId, createdAt) VALUES (?, ?, ?)',
);

export const DELETE_BLOCK = write(
  'blocks.delete',
  'DELETE FROM person_blocks WHERE blockerId = ? AND blockedId = ?',
);

export const COUNT_BLOCKED = select(
  'blocks.countBlocked',
  { people: int },
  'SELECT COUNT(*) AS people FROM person_blocks WHERE blockerId = ?',
);

const BLOCKED_PERSON = {
  id: int,
  userId: int,
  firstName: text,
  profileImageUrl: nullable(text),
  userType: oneOf(USER_TYPES),
  createdAt: int,
};
const SELECT_BLOCKED = `SELECT b.id, u.id AS userId, u.firstName, u.profileImageUrl, u.userType, b.createdAt
  FROM person_blocks b JOIN users u ON u.id = b.blockedId` as const;

export const FIND_BLOCKED_PERSON = select(
  'blocks.findBlockedPerson',
  BLOCKED_PERSON,
  `${SELECT_BLOCKED} WHERE b.blockerId = ? AND b.blockedId = ?`,
);

/** Newest first. */
export const LIST_BLOCKED_PEOPLE = dynamicSelect(
  'blocks.listBlockedPeople',
  BLOCKED_PERSON,
  (limit: number) => `${SELECT_BLOCKED} WHERE b.blockerId = ? AND b.id < ? ORDER BY b.id DESC LIMIT ${limit}`,
  [[10]],
);

export const EXPORT_BLOCKS = select(
  'blocks.export',
  { userId: int, firstName: text, createdAt: int },
  `SELECT b.blockedId AS userId, u.firstName, b.createdAt
     FROM person_blocks b JOIN users u ON u.id = b.blockedId
    WHERE b.blockerId = ? ORDER BY b.id`,
);
