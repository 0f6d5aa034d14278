import { dynamicSelect, int, nullable, text } from '../../../database/statement.js';
import type { FIXED_FACTS } from './story-facts.js';

type People = Pick<
  typeof FIXED_FACTS,
  'customerId' | 'cleanerId' | 'cleanerUserId' | 'applicantUserId' | 'otherCustomerId'
>;

/**
 * The current ids of a demo market for the request examples; null if there is no such thing. Parameters: the present moment,
 * and that of a day ago.
 */
export const FIND_STORY_FACTS = dynamicSelect(
  'openapi.findStoryFacts',
  {
    photoKey: nullable(text),
    requestId: nullable(int),
    visitId: nullable(int),
    doneId: nullable(int),
    cancellableId: nullable(int),
    begunId: nullable(int),
    happenedId: nullable(int),
    happenedBy: nullable(text),
    othersVisitId: nullable(int),
    unpaidId: nullable(int),
    strandedId: nullable(int),
    postingId: nullable(int),
    postingWithBidsId: nullable(int),
    bidId: nullable(int),
    openJobId: nullable(int),
    openJobTerms: nullable(int),
    ownBidId: nullable(int),
    ownBidTerms: nullable(int),
    messageId: nullable(int),
    notificationId: nullable(int),
    reviewId: nullable(int),
    reviewReportId: nullable(int),
    caseId: nullable(int),
    blockId: nullable(int),
    openCheckId: nullable(int),
    submittedCheckId: nullable(int),
    documentId: nullable(int),
    currentCheckId: nullable(int),
    mailId: nullable(int),
    keyId: nullable(int),
    webhookId: nullable(int),
    deliveryId: nullable(int),
  },
  ({ customerId, cleanerId, cleanerUserId, applicantUserId, otherCustomerId }: People) => {
    const ofBoth = `customerId = ${customerId} AND cleanerId = ${cleanerId}`;
    const ownBids = `FROM applications a JOIN postings p ON p.id = a.postingId
       WHERE a.cleanerId = ${cleanerId} AND a.status = 'pending' AND p.status = 'open'`;
    const openJobs = `FROM postings p WHERE p.status = 'open' AND p.customerId NOT IN (${customerId}, ${otherCustomerId})
       AND p.serviceType IN ('standard', 'deep') AND p.startsAt > b.now
       AND NOT EXISTS (SELECT 1 FROM applications a WHERE a.postingId = p.id AND a.cleanerId = ${cleanerId})`;
    const happened = `FROM bookings k JOIN users u ON u.id = k.customerId
       WHERE k.status = 'confirmed' AND k.endsAt < b.yesterday AND k.cleanerId <> ${cleanerId} AND u.isSuspended = 0`;
    const first = (what: string, from: string) => `(SELECT ${what} ${from} LIMIT 1)`;
    return `SELECT
      (SELECT REPLACE(profileImage, '/api/files/', '') FROM cleaners WHERE id = ${cleanerId}) AS photoKey,
      (SELECT MIN(id) FROM bookings WHERE ${ofBoth} AND status = 'pending' AND startsAt > b.now) AS requestId,
      (SELECT MIN(id) FROM bookings WHERE ${ofBoth} AND status = 'confirmed' AND startsAt > b.now) AS visitId,
      (SELECT MIN(id) FROM bookings WHERE ${ofBoth} AND status IN ('completed', 'paid') AND isReviewedByCustomer = 0)
        AS doneId,
      (SELECT MAX(id) FROM bookings WHERE customerId = ${customerId} AND status = 'pending' AND startsAt > b.now)
        AS cancellableId,
      (SELECT MAX(id) FROM bookings WHERE cleanerId = ${cleanerId} AND customerId <> ${customerId}
         AND status = 'confirmed' AND startsAt < b.now AND disputedById IS NULL) AS begunId,
      ${first('k.id', `${happened} ORDER BY k.id`)} AS happenedId,
      ${first('u.email', `${happened} ORDER BY k.id`)} AS happenedBy,
      (SELECT MAX(id) FROM bookings WHERE cleanerId = ${cleanerId} AND status = 'confirmed' AND startsAt > b.now
         AND customerId NOT IN (${customerId}, ${otherCustomerId})) AS othersVisitId,
      (SELECT MIN(id) FROM bookings WHERE status = 'completed') AS unpaidId,
      (SELECT MIN(id) FROM bookings WHERE customerId = ${otherCustomerId} AND status = 'confirmed'
         AND startsAt > b.now) AS strandedId,
      (SELECT MAX(id) FROM postings WHERE customerId = ${customerId} AND status = 'open') AS postingId,
      (SELECT MIN(p.id) FROM postings p WHERE p.customerId = ${customerId} AND p.status = 'open'
         AND p.applicationsCount > 0) AS postingWithBidsId,
      (SELECT MIN(a.id) FROM applications a JOIN postings p ON p.id = a.postingId
        WHERE p.customerId = ${customerId} AND p.status = 'open' AND a.status = 'pending'
          AND a.termsVersion = p.termsVersion) AS bidId,
      ${first('p.id', `${openJobs} ORDER BY p.id DESC`)} AS openJobId,
      ${first('p.termsVersion', `${openJobs} ORDER BY p.id DESC`)} AS openJobTerms,
      ${first('a.id', `${ownBids} ORDER BY a.id`)} AS ownBidId,
      ${first('p.termsVersion', `${ownBids} ORDER BY a.id`)} AS ownBidTerms,
      (SELECT MAX(id) FROM messages WHERE senderId = ${cleanerUserId} AND receiverId = ${customerId}) AS messageId,
      (SELECT MAX(id) FROM notifications WHERE userId = ${customerId}) AS notificationId,
      (SELECT MAX(id) FROM reviews WHERE revieweeId = ${cleanerUserId}) AS reviewId,
      (SELECT MAX(id) FROM review_reports) AS reviewReportId,
      (SELECT MAX(id) FROM cases WHERE kind = 'message') AS caseId,
      (SELECT MAX(id) FROM availability_blocks WHERE cleanerId = ${cleanerId}) AS blockId,
      (SELECT MAX(id) FROM person_checks WHERE userId = ${applicantUserId} AND slot = 'open') AS openCheckId,
      (SELECT MAX(id) FROM person_checks WHERE userId = ${cleanerUserId} AND slot = 'open') AS submittedCheckId,
      (SELECT MAX(d.id) FROM check_documents d JOIN person_checks c ON c.id = d.checkId
        WHERE c.userId = ${cleanerUserId}) AS documentId,
      (SELECT MAX(id) FROM person_checks WHERE userId = ${cleanerUserId} AND slot = 'current') AS currentCheckId,
      (SELECT MAX(id) FROM email_notifications) AS mailId,
      (SELECT MAX(id) FROM api_keys WHERE userId = ${cleanerUserId} AND revokedAt IS NULL) AS keyId,
      (SELECT MAX(id) FROM webhook_endpoints WHERE ownerId = ${cleanerUserId}) AS webhookId,
      (SELECT MAX(id) FROM webhook_deliveries WHERE ownerId = ${cleanerUserId}) AS deliveryId
    FROM (SELECT ? AS now, ? AS yesterday) b`;
  },
  [[{ customerId: 1, cleanerId: 1, cleanerUserId: 1, applicantUserId: 1, otherCustomerId: 1 }]],
);
