import { Box, Flex, type FlexProps, Text, VisuallyHidden } from '@chakra-ui/react';
import { formatRating } from '@tidyhearth/domain';
import { Star } from 'lucide-react';
import { TEXTS } from './ui.texts';

interface RatingProps extends FlexProps {
  rating: number;
  reviewCount?: number;
}

/** One star and the figure; people without reviews have no figure yet. */
export function Rating({ rating, reviewCount, ...rest }: RatingProps) {
  if (reviewCount === 0) {
    return (
      <Text as="span" color="fg.muted" textStyle="sm">
        {TEXTS.rating.none}
      </Text>
    );
  }
  return (
    <Flex as="span" display="inline-flex" align="center" gap="1.5" textStyle="sm" {...rest}>
      <Box as="span" color="star" aria-hidden>
        <Star size={16} fill="currentcolor" />
      </Box>
      <Text as="span" fontWeight="semibold" fontVariantNumeric="tabular-nums">
        <VisuallyHidden>{TEXTS.rating.before}</VisuallyHidden>
        {formatRating(rating)}
        <VisuallyHidden>{TEXTS.rating.after}</VisuallyHidden>
      </Text>
      {reviewCount !== undefined && (
        <Text as="span" color="fg.muted">
          {TEXTS.rating.reviews(reviewCount)}
        </Text>
      )}
    </Flex>
  );
}

/** The five stars of one review. */
export function Stars({ rating }: { rating: number }) {
  return (
    <Flex as="span" display="inline-flex" gap="0.5">
      <VisuallyHidden>{TEXTS.rating.stars(rating)}</VisuallyHidden>
      {[1, 2, 3, 4, 5].map((star) => (
        <Box key={star} as="span" aria-hidden color={star <= rating ? 'star' : 'border.strong'}>
          <Star size={16} fill={star <= rating ? 'currentcolor' : 'none'} />
        </Box>
      ))}
    </Flex>
  );
}
