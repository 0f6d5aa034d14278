import { Box, Flex, Text } from '@chakra-ui/react';
import { formatAmount, formatPounds, parsePence, type PostingStatus } from '@tidyhearth/domain';
import { CalendarDays, Clock, MapPin, PoundSterling } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../../components/ui';
import { WRITTEN } from '../../../components/ui/written';
import type { Posting } from '../../../lib/contract';
import { formatHours, formatMiles } from '../../../lib/format';
import { hasPassed } from '../posting-state';
import { TEXTS } from '../postings.texts';
import { formatVisitDay } from '../../../lib/visit-time';

const STATUS_LOOK: Record<PostingStatus | 'passed', { palette: string; label: string }> = {
  open: { palette: 'marigold', label: TEXTS.status.open },
  passed: { palette: 'neutral', label: TEXTS.status.passed },
  assigned: { palette: 'ink', label: TEXTS.status.assigned },
  completed: { palette: 'sage', label: TEXTS.status.completed },
  cancelled: { palette: 'brick', label: TEXTS.status.cancelled },
};

export function PostingStatusBadge({ posting, now }: { posting: Posting; now: number }) {
  const { palette, label } = STATUS_LOOK[hasPassed(posting, now) ? 'passed' : posting.status];
  return <Badge colorPalette={palette}>{label}</Badge>;
}

/** The budget divided by the duration. */
function hourlyRateOf({
  maxBudget,
  estimatedDuration,
}: Pick<Posting, 'maxBudget' | 'estimatedDuration'>): string {
  const pence = parsePence(maxBudget) ?? 0;
  return formatAmount(estimatedDuration > 0 ? Math.round(pence / estimatedDuration) : pence);
}

const placeOf = ({ city, postcode, distance }: Posting) =>
  [city, postcode, distance !== undefined && TEXTS.facts.away(formatMiles(distance))]
    .filter(Boolean)
    .join(', ');

export function PostingFacts({ posting }: { posting: Posting }) {
  return (
    <Flex wrap="wrap" columnGap="5" rowGap="1.5" color="fg.muted" textStyle="sm">
      <Fact icon={<CalendarDays size={16} aria-hidden />}>
        {posting.postingDate ? formatVisitDay(posting.postingDate) : TEXTS.facts.dateOpen}
        {posting.postingTime && `, ${posting.postingTime}`}
      </Fact>
      <Fact icon={<Clock size={16} aria-hidden />}>{formatHours(posting.estimatedDuration)}</Fact>
      <Fact icon={<MapPin size={16} aria-hidden />}>{posting.address ?? placeOf(posting)}</Fact>
      <Fact icon={<PoundSterling size={16} aria-hidden />}>
        {TEXTS.facts.budget(formatPounds(posting.maxBudget), formatPounds(hourlyRateOf(posting)))}
      </Fact>
    </Flex>
  );
}

/** The description that every cleaner can read. */
export function JobDescription({ posting }: { posting: Posting }) {
  if (!posting.description) return null;
  return (
    <Text maxW="prose" {...WRITTEN}>
      {posting.description}
    </Text>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Flex as="span" gap="1.5" align="center">
      <Box as="span" flexShrink="0">
        {icon}
      </Box>
      <Text as="span" overflowWrap="anywhere">
        {children}
      </Text>
    </Flex>
  );
}
