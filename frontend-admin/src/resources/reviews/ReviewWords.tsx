import Box from '@mui/material/Box';
import { Soft, Words } from '../../components/cells';
import { StatusPill } from '../../components/StatusPill';
import type { Review, ReviewReport } from '../../contract';
import { countOf } from '../../format';

type Shown = Pick<Review | ReviewReport, 'rating' | 'comment' | 'reviewerName' | 'revieweeName' | 'hiddenAt'>;

/** A review as it was written: who about whom, the stars in words, the text. */
export function ReviewWords({ review, hiddenReason }: { review: Shown; hiddenReason?: string | null }) {
  const { rating, comment, reviewerName, revieweeName, hiddenAt } = review;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <strong>
          {reviewerName} about {revieweeName}
        </strong>
        <StatusPill tone={rating <= 2 ? 'brick' : rating === 3 ? 'marigold' : 'sage'}>
          {countOf(rating, 'star')}
        </StatusPill>
        {hiddenAt && <StatusPill tone="neutral">Hidden</StatusPill>}
      </Box>
      <Box sx={{ marginTop: 1 }}>
        <Words>{comment}</Words>
      </Box>
      {hiddenReason && <Soft>Hidden because: “{hiddenReason}”</Soft>}
    </Box>
  );
}
