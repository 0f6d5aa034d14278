const SLOT_MS = 30 * 60_000;

/**
 * Rules that hold at all times. Each query lists the rows that break its rule, on both engines.
 * @type {Readonly<Record<string, string>>}
 */
export const INVARIANTS = {
  'no cleaner has two confirmed bookings at once': `
    SELECT a.id, b.id AS otherId FROM bookings a
      JOIN bookings b ON b.cleanerId = a.cleanerId AND b.id > a.id AND b.startsAt < a.endsAt AND a.startsAt < b.endsAt
     WHERE a.status = 'confirmed' AND b.status = 'confirmed'`,
  'confirmed bookings hold exactly their half-hours': `
    SELECT b.id FROM bookings b LEFT JOIN booking_slots s ON s.bookingId = b.id AND s.cleanerId = b.cleanerId
       AND s.slot * ${SLOT_MS} >= b.startsAt AND s.slot * ${SLOT_MS} < b.endsAt
     WHERE b.status = 'confirmed' GROUP BY b.id, b.startsAt, b.endsAt
    HAVING COUNT(s.slot) * ${SLOT_MS} <> b.endsAt - b.startsAt`,
  'nothing else holds a half-hour': `
    SELECT s.slot FROM booking_slots s LEFT JOIN bookings b ON b.id = s.bookingId AND b.cleanerId = s.cleanerId
       AND s.slot * ${SLOT_MS} >= b.startsAt AND s.slot * ${SLOT_MS} < b.endsAt
     WHERE b.id IS NULL OR b.status <> 'confirmed'`,
  'a job that was given away has one accepted bid, of the cleaner it went to, and one booking': `
    SELECT p.id FROM postings p
     WHERE p.status IN ('assigned', 'completed') AND (
           (SELECT COUNT(*) FROM applications a WHERE a.postingId = p.id AND a.status = 'accepted') <> 1
        OR (SELECT COUNT(*) FROM applications a
             WHERE a.postingId = p.id AND a.status = 'accepted' AND a.cleanerId = p.assignedCleanerId) <> 1
        OR (SELECT COUNT(*) FROM bookings b WHERE b.postingId = p.id AND b.cleanerId = p.assignedCleanerId) <> 1
        OR (SELECT COUNT(*) FROM applications a WHERE a.postingId = p.id AND a.status = 'pending') <> 0)`,
  'a job counts its bids': `
    SELECT p.id FROM postings p
     WHERE p.applicationsCount <> (SELECT COUNT(*) FROM applications a
                                    WHERE a.postingId = p.id AND a.status <> 'withdrawn')`,
  'no bid was accepted on other terms than its job has': `
    SELECT a.id FROM applications a JOIN postings p ON p.id = a.postingId
     WHERE a.status = 'accepted' AND a.termsVersion <> p.termsVersion`,
  'one bid per job and cleaner': `
    SELECT postingId FROM applications GROUP BY postingId, cleanerId HAVING COUNT(*) > 1`,
  'one review per booking and reviewer': `
    SELECT bookingId FROM reviews GROUP BY bookingId, reviewerId HAVING COUNT(*) > 1`,
  'badges are those of the checks that count': `
    SELECT u.id FROM users u
      LEFT JOIN cleaners c ON c.userId = u.id
      LEFT JOIN person_checks i ON i.userId = u.id AND i.kind = 'identity' AND i.slot = 'current'
      LEFT JOIN person_checks b ON b.userId = u.id AND b.kind = 'background' AND b.slot = 'current'
      LEFT JOIN person_checks s ON s.userId = u.id AND s.kind = 'insurance' AND s.slot = 'current'
     WHERE u.isVerified <> CASE WHEN i.id IS NULL THEN 0 ELSE 1 END
        OR COALESCE(c.isBackgroundChecked, 0) <> CASE WHEN b.id IS NULL OR c.id IS NULL THEN 0 ELSE 1 END
        OR COALESCE(c.isInsured, 0) <> CASE WHEN s.id IS NULL OR c.id IS NULL THEN 0 ELSE 1 END`,
  'one account per address': `
    SELECT LOWER(email) AS email FROM users GROUP BY LOWER(email) HAVING COUNT(*) > 1`,
  'ratings of people are those of their reviews': `
    SELECT u.id FROM users u LEFT JOIN reviews r ON r.revieweeId = u.id AND r.hiddenAt IS NULL
     GROUP BY u.id, u.ratingSum, u.reviewCount, u.ratingHundredths
    HAVING u.ratingSum <> COALESCE(SUM(r.rating), 0) OR u.reviewCount <> COUNT(r.id)
        OR ABS(u.ratingHundredths * u.reviewCount - 100 * u.ratingSum) * 2 > u.reviewCount`,
  'ratings of cleaners are those of their customers': `
    SELECT c.id FROM cleaners c
      LEFT JOIN reviews r
        ON r.revieweeId = c.userId AND r.reviewType = 'customer-to-cleaner' AND r.hiddenAt IS NULL
     GROUP BY c.id, c.ratingSum, c.reviewCount, c.ratingHundredths
    HAVING c.ratingSum <> COALESCE(SUM(r.rating), 0) OR c.reviewCount <> COUNT(r.id)
        OR ABS(c.ratingHundredths * c.reviewCount - 100 * c.ratingSum) * 2 > c.reviewCount`,
  'public reviews are of finished work, all of them by the two parties': `
    SELECT r.id FROM reviews r JOIN bookings b ON b.id = r.bookingId JOIN cleaners c ON c.id = b.cleanerId
     WHERE (b.status NOT IN ('completed', 'paid') AND r.hiddenAt IS NULL)
        OR (r.reviewType = 'customer-to-cleaner' AND (r.reviewerId <> b.customerId OR r.revieweeId <> c.userId))
        OR (r.reviewType = 'cleaner-to-customer' AND (r.reviewerId <> c.userId OR r.revieweeId <> b.customerId))`,
  // The fee that applied when it was requested is not stored with it.
  'a booking costs rate times hours, a requested one perhaps a fee': `
    SELECT id FROM bookings
     WHERE (totalPence * 60 - hourlyRatePence * durationMinutes) * 2 < -60
        OR (postingId IS NOT NULL AND (totalPence * 60 - hourlyRatePence * durationMinutes) * 2 > 60)`,
  'a history is a path that ends where the booking stands': `
    SELECT h.bookingId FROM (
      SELECT bookingId, fromStatus, toStatus, changedAt,
             LAG(toStatus) OVER (PARTITION BY bookingId ORDER BY id) AS before_,
             LAG(changedAt) OVER (PARTITION BY bookingId ORDER BY id) AS at_,
             ROW_NUMBER() OVER (PARTITION BY bookingId ORDER BY id DESC) AS fromEnd
        FROM booking_history) h JOIN bookings b ON b.id = h.bookingId
     WHERE COALESCE(h.fromStatus, '-') <> COALESCE(h.before_, '-') OR h.changedAt < COALESCE(h.at_, 0)
        OR (h.fromEnd = 1 AND h.toStatus <> b.status)
        OR NOT (
           (h.fromStatus IS NULL AND (h.toStatus = 'pending' OR (h.toStatus = 'confirmed' AND b.postingId IS NOT NULL)))
        OR (h.fromStatus = 'pending' AND h.toStatus IN ('confirmed', 'cancelled', 'pending'))
        OR (h.fromStatus = 'confirmed' AND h.toStatus IN ('completed', 'cancelled', 'pending'))
        OR (h.fromStatus = 'completed' AND h.toStatus IN ('paid', 'cancelled')))`,
  'every booking has a history': `
    SELECT b.id FROM bookings b LEFT JOIN booking_history h ON h.bookingId = b.id WHERE h.id IS NULL`,
  'conversations know their last message and what is unread': `
    SELECT v.conversationKey FROM conversations v LEFT JOIN messages m ON m.conversationKey = v.conversationKey
     GROUP BY v.conversationKey, v.lastMessageId, v.lowUserId, v.highUserId, v.lowUnread, v.highUnread
    HAVING v.lastMessageId <> COALESCE(MAX(m.id), 0)
        OR v.lowUnread <> SUM(CASE WHEN m.receiverId = v.lowUserId AND m.isRead = 0 THEN 1 ELSE 0 END)
        OR v.highUnread <> SUM(CASE WHEN m.receiverId = v.highUserId AND m.isRead = 0 THEN 1 ELSE 0 END)`,
  'nobody is signed in whose account is suspended or closed': `
    SELECT u.id FROM users u JOIN sessions s ON s.userId = u.id
     WHERE u.isSuspended = 1 OR u.deactivatedAt IS NOT NULL`,
  'no key works whose owner is suspended or gone': `
    SELECT k.id FROM api_keys k JOIN users u ON u.id = k.userId
     WHERE k.revokedAt IS NULL AND (u.isSuspended = 1 OR u.deactivatedAt IS NOT NULL)`,
  'places in the feed of events have no gaps': `
    SELECT MIN(position) AS position FROM platform_events
     WHERE position > COALESCE((SELECT h.position FROM event_feed_head h WHERE h.id = 2), 0)
    HAVING MAX(position) - MIN(position) + 1 <> COUNT(*)`,
  'only approved, open accounts are listed': `
    SELECT c.id FROM cleaners c JOIN users u ON u.id = c.userId
     WHERE c.isListed <> CASE WHEN c.status = 'approved' AND u.isSuspended = 0 AND u.deactivatedAt IS NULL
                               AND u.allowProfileSearch = 1 THEN 1 ELSE 0 END`,
};

/** The same for an installation that has never taken a fee, as those of the tests. */
export const INVARIANTS_WITHOUT_FEE = {
  ...INVARIANTS,
  'a booking costs rate times hours': `
    SELECT id FROM bookings WHERE ABS(totalPence * 60 - hourlyRatePence * durationMinutes) * 2 > 60`,
};
