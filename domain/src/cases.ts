import { PROBLEM_WINDOW_HOURS, UNCOMPLETED_PROBLEM_DAYS } from './limits.js';
import type { BookingStatus } from './states.js';
import { DAY_MS, HOUR_MS } from './time.js';

/** People report the first three; the others are opened because of something that happens to a booking. */
export const CASE_KINDS = ['person', 'message', 'visit', 'dispute', 'stranded-booking'] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

export const REPORT_KINDS = ['person', 'message', 'visit'] as const satisfies readonly CaseKind[];
export type ReportKind = (typeof REPORT_KINDS)[number];

export const CASE_STATUSES = ['open', 'in-progress', 'closed'] as const;
export type CaseStatus = (typeof CASE_STATUSES)[number];

/** The reasons a reporter chooses from. */
export const REPORT_REASONS = {
  person: {
    unsafe: 'They made me feel unsafe',
    rude: 'They were rude or harassed me',
    'not-who-they-say': 'They are not who they say they are',
    'off-platform': 'They asked for money or contact outside Tidyhearth',
    other: 'Something else',
  },
  message: {
    threat: 'It threatens me or somebody else',
    rude: 'It is rude, sexual or hateful',
    scam: 'It looks like a scam or spam',
    'off-platform': 'It asks for money or contact outside Tidyhearth',
    other: 'Something else',
  },
  visit: {
    'not-as-agreed': 'It was not done as agreed',
    'no-show': 'Nobody came, or nobody let me in',
    damage: 'Something was damaged or is missing',
    unsafe: 'I felt unsafe',
    other: 'Something else',
  },
} as const satisfies Record<ReportKind, Record<string, string>>;

type KeyOfAny<T> = T extends unknown ? keyof T : never;
export type ReportReason = KeyOfAny<(typeof REPORT_REASONS)[ReportKind]>;

export const isReportReason = (text: string): text is ReportReason =>
  REPORT_KINDS.some((kind) => text in REPORT_REASONS[kind]);

export const reportReasons = (kind: ReportKind): readonly string[] => Object.keys(REPORT_REASONS[kind]);

/** The label of a stored reason, or the reason itself if it is none of those above. */
export function reportReasonLabel(kind: CaseKind, reason: string): string {
  const labels: Record<string, string> = kind in REPORT_REASONS ? REPORT_REASONS[kind as ReportKind] : {};
  return labels[reason] ?? reason;
}

/** An admin's finding if it is in doubt whether a visit took place. The booking's status changes accordingly. */
const VISIT_FINDINGS = ['took-place', 'did-not-happen'] as const;
export type VisitFinding = (typeof VISIT_FINDINGS)[number];
/** How an admin closes cases in which no finding is made. */
const CASE_MEASURES = ['no-action', 'advice', 'warning', 'suspension', 'put-right'] as const;
/** All decisions that can close a case. */
export const CASE_DECISIONS = [...CASE_MEASURES, ...VISIT_FINDINGS] as const;
export type CaseDecision = (typeof CASE_DECISIONS)[number];
/**
 * Decisions on a booking that lost a party; they also close its case. `offer-others` refers the customer to other
 * cleaners.
 */
export const STRANDED_DECISIONS = ['keep', 'cancel', 'offer-others'] as const;
export type StrandedDecision = (typeof STRANDED_DECISIONS)[number];
export const CASE_OUTCOMES = [...CASE_DECISIONS, ...STRANDED_DECISIONS] as const;
export type CaseOutcome = (typeof CASE_OUTCOMES)[number];

export const isVisitFinding = (outcome: CaseOutcome): outcome is VisitFinding =>
  VISIT_FINDINGS.some((finding) => finding === outcome);

const OF_COMPLETED_VISIT = [...CASE_MEASURES, 'did-not-happen'] as const satisfies readonly CaseDecision[];

/**
 * The decisions that can close a case. A disagreement about a visit that is still confirmed ends with a finding. A
 * reported problem with a visit that was marked as completed may end with the finding that it did not take place. So
 * may a disagreement that was reopened after the opposite finding.
 */
export function decisionsFor(kind: CaseKind, bookingStatus: BookingStatus | null): readonly CaseDecision[] {
  if (kind === 'dispute' && bookingStatus === 'confirmed') return VISIT_FINDINGS;
  return (kind === 'visit' || kind === 'dispute') && bookingStatus === 'completed'
    ? OF_COMPLETED_VISIT
    : CASE_MEASURES;
}

/**
 * Whether the other side has to be told something. They are told of decisions about them and of findings about a visit.
 * If a case is decided again, they are told how the decision that they know of has changed.
 *
 * @param wasTold whether they were told something when the case was decided before
 */
export const needsWordsForSubject = (outcome: CaseDecision, wasTold: boolean) =>
  wasTold || outcome === 'warning' || outcome === 'advice' || isVisitFinding(outcome);

/** Whether the other side can be told anything: not if nothing is, or was, decided about them. */
export const takesWordsForSubject = (outcome: CaseDecision, wasTold: boolean) =>
  wasTold || outcome !== 'no-action';

interface Visit {
  status: BookingStatus;
  startsAt: number;
  endsAt: number;
  /** Null if it isn't completed. */
  completedAt: number | null;
}

/**
 * Whether a problem with a visit may be reported now: from its start until 24 hours after its end, or after it was
 * marked as completed if that was later. If nobody has marked it as completed, it can be reported for
 * `UNCOMPLETED_PROBLEM_DAYS` after its end. Marking it as completed after these days does not allow reports again: by
 * then nobody can look into the problem or put it right, and it could have been reported all that time.
 */
export function mayReportProblem({ status, startsAt, endsAt, completedAt }: Visit, now: number): boolean {
  if (status === 'pending' || status === 'cancelled' || now < startsAt) return false;
  const openUntil = endsAt + UNCOMPLETED_PROBLEM_DAYS * DAY_MS;
  if (completedAt === null) return status === 'confirmed' && now < openUntil;
  const since = completedAt < openUntil ? Math.max(endsAt, completedAt) : endsAt;
  return now < since + PROBLEM_WINDOW_HOURS * HOUR_MS;
}
