import { BRAND } from '../brand';
import type { CleanerApplication } from '../contract';
import { fullName, hoursSince } from '../format';
import { PATHS } from '../paths';
import { Waited } from '../resources/applications/Waited';
import { AttentionCard } from './AttentionCard';

interface WaitingApplicationsProps {
  total: number;
  oldest: readonly CleanerApplication[];
}

export function WaitingApplications({ total, oldest }: WaitingApplicationsProps) {
  const isLate = oldest.some(({ createdAt }) => hoursSince(createdAt) > BRAND.reviewHours);
  return (
    <AttentionCard
      tone={isLate ? 'brick' : 'marigold'}
      count={total}
      what={`${total === 1 ? 'application' : 'applications'} waiting`}
      lines={oldest.map((application) => ({
        key: application.id,
        text: fullName(application),
        note: <Waited since={application.createdAt} />,
      }))}
      action="Decide now"
      to={PATHS.applications}
    />
  );
}
