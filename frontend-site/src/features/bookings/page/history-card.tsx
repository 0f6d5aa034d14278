import { Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { formatDateTime } from '@tidyhearth/domain';
import { Card } from '../../../components/ui';
import { LoadingCards } from '../../../components/ui/loading-cards';
import type { Booking, BookingStep } from '../../../lib/contract';
import { QueryState } from '../../../server-state/query-state';
import { useBookingHistory } from '../api/own-bookings';
import { actorName, endingOf, type Side } from '../terms';
import { TEXTS } from './booking-page.texts';

interface HistoryProps {
  booking: Booking;
  side: Side;
}

/** Who did what and when, the latest first. */
export function HistoryCard({ booking, side }: HistoryProps) {
  const history = useBookingHistory(booking.id);
  return (
    <QueryState
      query={history}
      loading={<LoadingCards count={1} label={TEXTS.history.loading} />}
      failure={TEXTS.history.failed}
    >
      {(steps) => (
        <Card as="section" aria-labelledby="booking-history">
          <Heading as="h2" id="booking-history" textStyle="h4" mb="3">
            {TEXTS.history.title}
          </Heading>
          <Stack as="ol" gap="0" listStyleType="none">
            {steps.map((step) => (
              <Flex
                as="li"
                key={`${step.step} ${step.at}`}
                direction={{ base: 'column', sm: 'row' }}
                justify="space-between"
                columnGap="3"
                py="2.5"
                _notFirst={{ borderTopWidth: '1px' }}
              >
                <Text minW="0" overflowWrap="anywhere">
                  {textOf(booking, side, step)}
                </Text>
                <Text asChild color="fg.muted" textStyle="sm">
                  <time dateTime={step.at}>{formatDateTime(step.at)}</time>
                </Text>
              </Flex>
            ))}
          </Stack>
        </Card>
      )}
    </QueryState>
  );
}

function textOf(booking: Booking, side: Side, step: BookingStep): string {
  if (step.step === 'cancelled') return endingOf(booking, side, step);
  const text = TEXTS.history.steps[step.step](actorName(booking, side, step.by));
  return step.movedFrom === null ? text : text + TEXTS.history.movedFrom(formatDateTime(step.movedFrom));
}
