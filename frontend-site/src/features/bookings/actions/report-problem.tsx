import { mayReportProblem } from '@tidyhearth/domain';
import type { Booking } from '../../../lib/contract';
import { ReportButton } from '../../safety/components/report-button';

interface ReportProblemProps {
  booking: Booking;
  /** Of the other party. */
  name: string;
}

function isReportable({ status, startsAt, endsAt, completedAt }: Booking): boolean {
  const visit = {
    status,
    startsAt: Date.parse(startsAt),
    endsAt: Date.parse(endsAt),
    completedAt: completedAt === null ? null : Date.parse(completedAt),
  };
  return mayReportProblem(visit, Date.now());
}

/** From the start of a visit until a day after its end. */
export function ReportProblem({ booking, name }: ReportProblemProps) {
  if (!isReportable(booking)) return null;
  return <ReportButton thing={{ kind: 'visit', aboutId: booking.id, name }} />;
}
