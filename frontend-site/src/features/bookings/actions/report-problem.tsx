import { isReviewable, mayReportProblem } from '@tidyhearth/domain';
import type { Booking } from '../../../lib/contract';
import { ReportButton } from '../../safety/components/report-button';

interface ReportProblemProps {
  booking: Booking;
  /** Of the other party. */
  name: string;
}

/** The server knows to the minute when a visit was completed; its last change is close enough for a button. */
function isReportable({ status, startsAt, endsAt, updatedAt }: Booking): boolean {
  const completedAt = isReviewable(status) ? Date.parse(updatedAt) : null;
  const visit = { status, startsAt: Date.parse(startsAt), endsAt: Date.parse(endsAt), completedAt };
  return mayReportProblem(visit, Date.now());
}

/** From the start of a visit until a day after its end. */
export function ReportProblem({ booking, name }: ReportProblemProps) {
  if (!isReportable(booking)) return null;
  return <ReportButton thing={{ kind: 'visit', aboutId: booking.id, name }} />;
}
