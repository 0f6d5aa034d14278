import { columns } from './columns.js';
import type { RetentionRules } from '../rule.js';

export const REVIEW_AND_CASE_RULES: RetentionRules = {
  reviews: {
    why: 'what others choose by; it belongs to the reputation of the person reviewed as well',
    whose: 'who wrote it, and whom it is about',
    plain: columns('id, bookingId, reviewerId, revieweeId, reviewType, rating, createdAt, hiddenAt'),
    personal: {
      comment: 'reviewsWritten.comment',
      hiddenReason: 'reviewsWritten.hiddenReason',
    },
    endings: [
      {
        when: 'closed for good',
        of: { user: 'revieweeId' },
        does: { comment: 'empty', hiddenReason: 'null' },
      },
      {
        when: 'kept',
        columns: ['comment', 'hiddenReason'],
        because:
          'others rely on it while the person it is about has an account; its writer becomes a former member',
      },
    ],
  },
  review_reports: {
    why: 'to decide whether a review stays public',
    whose: 'who reported it',
    plain: columns('id, reviewId, reporterId, createdAt, resolvedAt'),
    personal: { reason: 'reviewReports.reason' },
    endings: [{ when: 'closed for good', of: { user: 'reporterId' }, does: { reason: 'empty' } }],
  },
  cases: {
    why: 'what went wrong between people, and how it was decided',
    whose: 'who reported, and whom it is about',
    plain: columns(`
      id, kind, status, openedById, subjectId, bookingId, messageId, conversationKey, openKey,
      outcome, decidedBy, closedAt, createdAt, updatedAt
    `),
    personal: {
      reason: 'reports.reason',
      text: 'reports.text',
      reportedText: { notExported: 'a copy of a message, which its writer has in the export' },
      outcomeForReporter: 'reports.outcomeForReporter',
      outcomeForSubject: 'outcomesTold.outcomeForSubject',
    },
    endings: [
      {
        when: 'age',
        // An open case may need all of it. Any change to a closed case restarts the time.
        since: 'updatedAt',
        where: "status = 'closed'",
        period: 'cases',
        does: { text: 'empty', reportedText: 'null', outcomeForReporter: 'null', outcomeForSubject: 'null' },
      },
      { when: 'kept', columns: ['reason'], because: 'one word of a list' },
    ],
  },
  case_notes: {
    why: 'what was added to a case',
    whose: 'who wrote it, and whom it is about',
    plain: columns('id, caseId, authorId, kind, createdAt'),
    personal: { text: 'reportAdditions.text' },
    endings: [
      {
        when: 'age',
        partOf: { table: 'cases', by: 'caseId' },
        since: 'updatedAt',
        where: "status = 'closed'",
        period: 'cases',
        does: { text: 'empty' },
      },
    ],
  },
  audit_log: {
    why: 'who did what to whom: acts of an admin, and what matters for the security of an account',
    whose: 'who acted, and on whom',
    plain: columns('id, action, actorId, targetType, targetId, createdAt'),
    personal: {
      summary: 'auditLines.summary',
      before: 'auditLines.before',
      after: 'auditLines.after',
      ip: 'auditLines.ip',
    },
    endings: [
      { when: 'age', since: 'createdAt', period: 'auditAddresses', does: { ip: 'null' } },
      { when: 'age', since: 'createdAt', period: 'auditLines', does: 'delete rows' },
    ],
  },
};
