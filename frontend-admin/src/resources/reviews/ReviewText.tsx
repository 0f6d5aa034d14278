import Box from '@mui/material/Box';
import { Soft, Words } from '../../components/cells';
import { StatusPill } from '../../components/StatusPill';
import type { Review, ReviewReport } from '../../contract';
import { TEXTS } from '../../i18n/reviews.texts';

type Shown = Pick<Review | ReviewReport, 'rating' | 'comment' | 'reviewerName' | 'revieweeName' | 'hiddenAt'>;

interface ReviewTextProps {
  review: Shown;
  hiddenReason?: string | null;
  /** Where the stars have a column of their own. */
  withoutStars?: boolean;
}

export function Stars({ rating }: { rating: number }) {
  return (
    <StatusPill tone={rating <= 2 ? 'brick' : rating === 3 ? 'marigold' : 'sage'}>
      {TEXTS.stars(rating)}
    </StatusPill>
  );
}

/** The author and subject of a review, its stars and its text. */
export function ReviewText({ review, hiddenReason, withoutStars }: ReviewTextProps) {
  const { rating, comment, reviewerName, revieweeName, hiddenAt } = review;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <strong>{TEXTS.who(reviewerName, revieweeName)}</strong>
        {!withoutStars && <Stars rating={rating} />}
        {hiddenAt && <StatusPill tone="neutral">{TEXTS.hidden}</StatusPill>}
      </Box>
      <Box sx={{ marginTop: 1 }}>
        <Words>{comment}</Words>
      </Box>
      {hiddenReason && <Soft>{TEXTS.hiddenBecause(hiddenReason)}</Soft>}
    </Box>
  );
}
