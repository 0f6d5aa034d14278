import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { formatAmount, formatPounds, parsePence, PAYMENT_IN_SHORT, priceOf } from '@tidyhearth/domain';
import { useState } from 'react';
import { Avatar, Badge, Button, Card, ConfirmDialog, Link, Rating } from '../../../components/ui';
import { ButtonRow } from '../../../components/ui/button-row';
import { ConversationLink } from '../../../components/ui/conversation-link';
import { WRITTEN } from '../../../components/ui/written';
import { cleanerPath } from '../../../config/routes';
import type { Application, Posting } from '../../../lib/contract';
import { formatHours, fullName } from '../../../lib/format';
import { useAccount } from '../../../lib/use-account';
import { useNow } from '../../../lib/use-now';
import { useDecideBid } from '../api/postings';
import { hasPassed, isOver } from '../posting-state';
import { TEXTS } from '../postings.texts';
import { formatVisit } from '../../../lib/visit-time';

const BIDS = TEXTS.customer.bids;

const LOOK = {
  pending: { palette: 'marigold', label: BIDS.status.pending },
  accepted: { palette: 'sage', label: BIDS.status.accepted },
  rejected: { palette: 'neutral', label: BIDS.status.rejected },
  withdrawn: { palette: 'neutral', label: BIDS.status.withdrawn },
} as const;

interface BidCardProps {
  bid: Application;
  posting: Posting;
}

/** For the posting as it was read with the bid, because that version is accepted. */
const totalOf = ({ proposedRate, posting }: Application) =>
  formatPounds(
    formatAmount(priceOf(parsePence(proposedRate) ?? 0, posting.estimatedDuration * 60).totalPence),
  );

/** What a customer needs to choose: who it is, the price, and what others say. */
export function BidCard({ bid, posting }: BidCardProps) {
  const { cleaner, status, isOnEarlierTerms, obstacle } = bid;
  return (
    <Card as="article">
      <Flex gap="4" align="flex-start">
        <Avatar name={fullName(cleaner.user)} src={cleaner.profileImage} size="lg" />
        <Stack gap="1.5" flex="1" minW="0">
          <Flex
            justify="space-between"
            gap={{ base: '1', sm: '3' }}
            direction={{ base: 'column', sm: 'row' }}
          >
            <Box minW="0">
              <Heading as="h3" textStyle="h4" overflowWrap="anywhere">
                {cleaner.hasPage ? (
                  <Link to={cleanerPath(cleaner.id)}>{fullName(cleaner.user)}</Link>
                ) : (
                  fullName(cleaner.user)
                )}
              </Heading>
              <Rating rating={cleaner.rating} reviewCount={cleaner.reviewCount} />
            </Box>
            <Price bid={bid} />
          </Flex>
          {cleaner.hasPage && (
            <Text color="fg.muted" textStyle="sm">
              {BIDS.answers(cleaner.location, cleaner.responseTime.toLowerCase())}
            </Text>
          )}
          <Flex gap="2" wrap="wrap">
            {status !== 'pending' && <Badge colorPalette={LOOK[status].palette}>{LOOK[status].label}</Badge>}
            {obstacle && <Badge colorPalette="marigold">{BIDS.obstacles[obstacle].label}</Badge>}
            {isOnEarlierTerms && <Badge colorPalette="marigold">{BIDS.earlier}</Badge>}
            {cleaner.isBackgroundChecked && <Badge colorPalette="sage">{BIDS.backgroundChecked}</Badge>}
            {cleaner.isInsured && <Badge colorPalette="sage">{BIDS.insured}</Badge>}
          </Flex>
          <WhyNotNow bid={bid} posting={posting} />
          {bid.message && (
            <Text borderInlineStartWidth="3px" borderColor="marigold.border" ps="3" my="1" {...WRITTEN}>
              {bid.message}
            </Text>
          )}
          <Text color="fg.muted" textStyle="sm" lineClamp={3}>
            {cleaner.bio}
          </Text>
        </Stack>
      </Flex>
      <BidActions bid={bid} posting={posting} />
    </Card>
  );
}

/** A confirmation of the new terms would not be enough while there is an obstacle. */
function WhyNotNow({ bid: { cleaner, isOnEarlierTerms, obstacle }, posting }: BidCardProps) {
  const now = useNow();
  const name = cleaner.user.firstName;
  if (isOver(posting, now)) return null;
  if (obstacle) return <Text>{BIDS.obstacles[obstacle].text(name)}</Text>;
  return isOnEarlierTerms && <Text>{BIDS.earlierText(name)}</Text>;
}

function Price({ bid }: { bid: Application }) {
  return (
    <Stack gap="1" align={{ base: 'flex-start', sm: 'flex-end' }}>
      <Text lineHeight="short" textStyle="numeric">
        <Text as="span" fontFamily="heading" fontSize="xl">
          {totalOf(bid)}
        </Text>{' '}
        {BIDS.total}
      </Text>
      <Text color="fg.muted" textStyle="sm">
        {BIDS.perHour(formatPounds(bid.proposedRate), formatHours(bid.posting.estimatedDuration))}
      </Text>
      <Text color="fg.muted" textStyle="sm">
        {PAYMENT_IN_SHORT.customer(bid.cleaner.user.firstName)}
      </Text>
    </Stack>
  );
}

function BidActions({ bid, posting }: BidCardProps) {
  const user = useAccount();
  const now = useNow();
  const [asking, setAsking] = useState<'accepted' | 'rejected'>();
  // Kept outside the dialog, so that the server recognises a second attempt after a lost answer.
  const decide = useDecideBid();
  const isOpen = bid.status === 'pending' && posting.status === 'open';
  return (
    <ButtonRow mt="4">
      {bid.contact === 'open' && (
        <ConversationLink
          variant="ghost"
          flexBasis={{ base: 'full', sm: 'auto' }}
          between={[user.id, bid.cleaner.userId]}
        >
          {BIDS.message}
        </ConversationLink>
      )}
      {isOpen && (
        <>
          <Button variant="outline" colorPalette="brick" onClick={() => setAsking('rejected')}>
            {BIDS.reject}
          </Button>
          {!isOver(posting, now) && (
            <Button
              disabled={bid.isOnEarlierTerms || bid.obstacle !== null}
              onClick={() => setAsking('accepted')}
            >
              {BIDS.accept}
            </Button>
          )}
        </>
      )}
      {asking && (
        <DecideDialog
          bid={bid}
          posting={posting}
          decision={asking}
          decide={decide}
          onClose={() => setAsking(undefined)}
        />
      )}
    </ButtonRow>
  );
}

interface DecideDialogProps extends BidCardProps {
  decision: 'accepted' | 'rejected';
  decide: ReturnType<typeof useDecideBid>;
  onClose: () => void;
}

/** Asks for confirmation, because either decision is binding at once and the cleaner is told. */
function DecideDialog({ decision, decide, onClose, ...asked }: DecideDialogProps) {
  // The bid and posting that the question was about. The server refuses to accept a bid that has changed meanwhile.
  const [{ bid, posting }] = useState(asked);
  const now = useNow();
  const name = bid.cleaner.user.firstName;
  const isAccepting = decision === 'accepted';
  const texts = isAccepting ? BIDS.accepting : BIDS.rejecting;
  const confirm = async () => {
    await decide.submit({ bid, status: decision });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      danger={!isAccepting}
      title={texts.title(name)}
      confirmLabel={texts.confirm}
      loading={decide.isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {isAccepting
        ? BIDS.accepting.text(name, formatVisit(bid.posting.postingDate), totalOf(bid))
        : BIDS.rejecting[hasPassed(posting, now) ? 'passed' : 'text'](name)}
      {isAccepting && posting.applicationsCount > 1 && <Text mt="2">{BIDS.accepting.others}</Text>}
    </ConfirmDialog>
  );
}
