import type { ReviewReport } from '../contract';
import { ageOf } from '../format';
import { PATHS } from '../paths';
import { AttentionCard } from './AttentionCard';

interface ReportedReviewsProps {
  total: number;
  oldest: readonly ReviewReport[];
}

export function ReportedReviews({ total, oldest }: ReportedReviewsProps) {
  return (
    <AttentionCard
      tone="marigold"
      count={total}
      what={`${total === 1 ? 'review' : 'reviews'} reported`}
      lines={oldest.map(({ id, revieweeName, createdAt }) => ({
        key: id,
        text: `About ${revieweeName}`,
        note: ageOf(createdAt),
      }))}
      action="See the reports"
      to={PATHS.reports}
    />
  );
}
