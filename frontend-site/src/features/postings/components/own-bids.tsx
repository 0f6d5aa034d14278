import { Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { formatAmount, formatPounds, parsePence, priceOf, serviceLabel } from '@tidyhearth/domain';
import { useRef } from 'react';
import { Badge, ButtonLink, Card, EmptyState } from '../../../components/ui';
import { ButtonRow } from '../../../components/ui/button-row';
import { LoadingCards } from '../../../components/ui/loading-cards';
import { Section } from '../../../components/ui/section';
import { bookingPath } from '../../../config/booking-routes';
import { dashboardTab } from '../../../config/routes';
import { NoJobs } from '../../../illustrations/no-jobs';
import { SomethingWrong } from '../../../illustrations/something-wrong';
import type { Application, CleanerProfile } from '../../../lib/contract';
import { formatHours } from '../../../lib/format';
import { useNow } from '../../../lib/use-now';
import { LoadMore } from '../../../server-state/load-more';
import { QueryState } from '../../../server-state/query-state';
import { useOwnBids } from '../api/postings';
import { type BidState, bidStateOf } from '../bid-state';
import { TEXTS } from '../postings.texts';
import { ChangedBid, useNewOffer } from './changed-bids';
import { ObstacleHint } from './obstacle-hint';
import { WithdrawBid } from './withdraw-bid';
import { formatVisit } from '../../../lib/visit-time';

const OWN = TEXTS.cleaner.own;

const PALETTES: Record<BidState, string> = {
  waiting: 'marigold',
  changed: 'marigold',
  accepted: 'sage',
  notChosen: 'neutral',
  withdrawn: 'neutral',
  closed: 'neutral',
};

/** The outcome of the cleaner's bids, the newest first. */
export function OwnBids({ cleaner }: { cleaner: CleanerProfile }) {
  const bids = useOwnBids(cleaner.id);
  const offer = useNewOffer(cleaner);
  const list = useRef<HTMLDivElement>(null);
  const now = useNow();
  return (
    <Section title={OWN.title} hint={OWN.hint}>
      <QueryState
        query={bids}
        loading={<LoadingCards label={OWN.loading} />}
        failure={{ title: OWN.failed, picture: <SomethingWrong /> }}
      >
        {(items) =>
          items.length === 0 ? (
            <EmptyState
              picture={<NoJobs />}
              title={OWN.empty.title}
              description={OWN.empty.description}
              action={<ButtonLink to={dashboardTab('postings')}>{OWN.empty.action}</ButtonLink>}
            />
          ) : (
            <Stack ref={list} gap="4">
              {items.map((bid) => (
                <OwnBid key={bid.id} bid={bid} now={now} onOffer={offer.open} />
              ))}
            </Stack>
          )
        }
      </QueryState>
      <LoadMore pages={bids} list={list}>
        {OWN.more}
      </LoadMore>
      {offer.dialog}
    </Section>
  );
}

interface OwnBidProps {
  bid: Application;
  now: number;
  onOffer: (bid: Application) => void;
}

function OwnBid({ bid, now, onOffer }: OwnBidProps) {
  const { posting, proposedRate } = bid;
  const state = bidStateOf(bid, now);
  const { label, text } = OWN.states[state];
  const duration = formatHours(posting.estimatedDuration);
  const total = priceOf(parsePence(proposedRate) ?? 0, posting.estimatedDuration * 60).totalPence;
  if (state === 'changed') return <ChangedBid bid={bid} onOffer={onOffer} badge={label} />;
  return (
    <Card as="article">
      <Stack gap="2">
        <Flex justify="space-between" gap="3" align="flex-start">
          <Heading as="h3" textStyle="h4">
            {serviceLabel(posting.serviceType)}
          </Heading>
          <Badge colorPalette={PALETTES[state]} flexShrink="0">
            {label}
          </Badge>
        </Flex>
        <Text>
          {TEXTS.cleaner.changed.facts(
            formatVisit(posting.postingDate),
            duration,
            `${posting.city}, ${posting.postcode}`,
          )}
        </Text>
        <Text color="fg.muted" textStyle="sm">
          {text(posting.customer.firstName)}{' '}
          {OWN.facts(formatPounds(proposedRate), formatPounds(formatAmount(total)))}
        </Text>
        <ObstacleHint bid={bid} />
        {(state === 'waiting' || state === 'accepted') && (
          <ButtonRow>
            {state === 'waiting' && <WithdrawBid bid={bid} />}
            {state === 'accepted' && bid.bookingId !== null && (
              <ButtonLink variant="outline" to={bookingPath(bid.bookingId)}>
                {OWN.booking}
              </ButtonLink>
            )}
          </ButtonRow>
        )}
      </Stack>
    </Card>
  );
}
