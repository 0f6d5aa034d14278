import { mayReportProblem } from '@tidyhearth/domain';
import { Flag } from 'lucide-react';
import { Button } from '../../../components/ui';
import type { Booking } from '../../../lib/contract';
import { useNow } from '../../../lib/use-now';
import { TEXTS } from '../../safety/safety.texts';

function isReportable({ status, startsAt, endsAt, completedAt }: Booking, now: number): boolean {
  const visit = {
    status,
    startsAt: Date.parse(startsAt),
    endsAt: Date.parse(endsAt),
    completedAt: completedAt === null ? null : Date.parse(completedAt),
  };
  return mayReportProblem(visit, now);
}

/** Shown as long as the visit can be reported. */
export function ReportProblem({ booking, onReport }: { booking: Booking; onReport: () => void }) {
  const now = useNow();
  if (!isReportable(booking, now)) return null;
  return (
    <Button size="sm" variant="ghost" onClick={onReport}>
      <Flag aria-hidden />
      {TEXTS.report.visit}
    </Button>
  );
}
