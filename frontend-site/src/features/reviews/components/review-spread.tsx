import { Box, Grid, Text, VisuallyHidden } from '@chakra-ui/react';
import { useReviewSpread } from '../api/reviews';
import { TEXTS } from '../reviews.texts';

/** Bars of the five ratings. The reviews below do without it, so a failure shows nothing. */
export function ReviewSpread({ userId }: { userId: number }) {
  const { data } = useReviewSpread(userId);
  if (!data || data.reviewCount === 0) return null;
  return (
    <Grid
      as="ul"
      listStyleType="none"
      aria-label={TEXTS.list.spread}
      templateColumns="auto minmax(0, 1fr) auto"
      alignItems="center"
      columnGap="3"
      rowGap="1.5"
      maxW="22rem"
      mb="4"
      textStyle="sm"
    >
      {data.stars.map(({ rating, reviews }) => (
        <Box as="li" key={rating} display="contents">
          <Text as="span">{TEXTS.list.stars(rating)}</Text>
          <Box aria-hidden bg="bg.subtle" borderRadius="full" height="2" overflow="hidden">
            <Box
              forcedColorAdjust="none"
              bg="star"
              height="full"
              width={`${(100 * reviews) / data.reviewCount}%`}
            />
          </Box>
          <Text as="span" color="fg.muted" textAlign="end" fontVariantNumeric="tabular-nums">
            <span aria-hidden>{reviews}</span>
            <VisuallyHidden>{TEXTS.list.reviews(reviews)}</VisuallyHidden>
          </Text>
        </Box>
      ))}
    </Grid>
  );
}
