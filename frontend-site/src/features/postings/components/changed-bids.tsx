import { Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { formatPounds, serviceLabel } from '@tidyhearth/domain';
import { useState } from 'react';
import { Badge, Button, Card } from '../../../components/ui';
import { ButtonRow } from '../../../components/ui/button-row';
import { TEXTS as UI_TEXTS } from '../../../components/ui/ui.texts';
import type { Application, CleanerProfile } from '../../../lib/contract';
import { formatHours } from '../../../lib/format';
import { useMayAccept } from '../../bookings/use-may-accept';
import { useNow } from '../../../lib/use-now';
import { useConfirmBid, usePosting } from '../api/postings';
import { bidStateOf } from '../bid-state';
import { TEXTS } from '../postings.texts';
import { BidDialog } from './bid-dialog';
import { ObstacleHint } from './obstacle-hint';
import { JobDescription } from './posting-facts';
import { WithdrawBid } from './withdraw-bid';
import { formatVisit } from '../../../lib/visit-time';

interface ChangedBidsProps {
  cleaner: CleanerProfile;
  bids: readonly Application[];
}

/** Own bids on postings that have changed since. They count again once the cleaner confirms them. */
export function ChangedBids({ cleaner, bids }: ChangedBidsProps) {
  const now = useNow();
  const offer = useNewOffer(cleaner);
  const changed = bids.filter((bid) => bidStateOf(bid, now) === 'changed');
  return (
    <>
      {changed.length > 0 && (
        <Stack gap="4" mb="4">
          <div>
            <Heading as="h3" textStyle="h4">
              {TEXTS.cleaner.changed.title}
            </Heading>
            <Text color="fg.muted">{TEXTS.cleaner.changed.hint}</Text>
          </div>
          {changed.map((bid) => (
            <ChangedBid key={bid.id} bid={bid} onOffer={offer.open} />
          ))}
        </Stack>
      )}
      {offer.dialog}
    </>
  );
}

/** The dialog is rendered beside the list, so that no input is lost when the bid leaves the list. */
export function useNewOffer(cleaner: CleanerProfile) {
  const [earlier, setEarlier] = useState<Application>();
  const dialog = earlier && (
    <ChangeOffer bid={earlier} cleaner={cleaner} onClose={() => setEarlier(undefined)} />
  );
  return { open: setEarlier, dialog };
}

interface ChangedBidProps {
  bid: Application;
  /** Opens the dialog for another bid in place of this one. */
  onOffer: (bid: Application) => void;
  /** A label for use among other cards. */
  badge?: string;
}

export function ChangedBid({ bid, onOffer, badge }: ChangedBidProps) {
  const confirm = useConfirmBid();
  const mayAccept = useMayAccept();
  // A confirmation is about what is shown here, with the description that the list lacks.
  const { data: job, isError, refetch } = usePosting(bid.postingId);
  const posting = job ?? bid.posting;
  return (
    <Card as="article" borderColor="marigold.border">
      <Stack gap="2">
        <Flex justify="space-between" gap="3" align="flex-start">
          <Heading as={badge ? 'h3' : 'h4'} textStyle="h4">
            {serviceLabel(posting.serviceType)}
          </Heading>
          {badge && <Badge colorPalette="marigold">{badge}</Badge>}
        </Flex>
        <Text>
          {TEXTS.cleaner.changed.facts(
            formatVisit(posting.postingDate),
            formatHours(posting.estimatedDuration),
            `${posting.city}, ${posting.postcode}`,
          )}
        </Text>
        {job && <JobDescription posting={job} />}
        <Text color="fg.muted" textStyle="sm">
          {TEXTS.cleaner.changed.text(posting.customer.firstName, formatPounds(bid.proposedRate))}
        </Text>
        <ObstacleHint bid={bid} />
        {mayAccept && isError && !job && (
          <Flex role="alert" align="center" gap="3" wrap="wrap" textStyle="sm">
            {TEXTS.cleaner.changed.notRead}
            <Button variant="plain" size="sm" onClick={() => void refetch()}>
              {UI_TEXTS.tryAgain}
            </Button>
          </Flex>
        )}
        <ButtonRow>
          <WithdrawBid bid={bid} />
          {mayAccept && (
            <>
              <Button variant="outline" disabled={!job} onClick={() => onOffer(bid)}>
                {TEXTS.cleaner.changed.anew}
              </Button>
              <Button
                disabled={!job}
                loading={confirm.isPending}
                onClick={() => void confirm.submit({ id: bid.id, termsVersion: posting.termsVersion })}
              >
                {TEXTS.cleaner.changed.keep}
              </Button>
            </>
          )}
        </ButtonRow>
      </Stack>
    </Card>
  );
}

interface ChangeOfferProps {
  bid: Application;
  cleaner: CleanerProfile;
  onClose: () => void;
}

function ChangeOffer({ bid, cleaner, onClose }: ChangeOfferProps) {
  const { data: posting } = usePosting(bid.postingId);
  return posting ? <BidDialog cleaner={cleaner} posting={posting} earlier={bid} onClose={onClose} /> : null;
}
