import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import {
  conversationKey,
  formatAmount,
  formatPounds,
  parsePence,
  priceOf,
  serviceLabel,
} from '@tidyhearth/domain';
import { ArrowLeft } from 'lucide-react';
import { Avatar, Badge, Button, ButtonLink, Card, EmptyState, Rating } from '../../../components/ui';
import { conversationPath, dashboardTab } from '../../../config/routes';
import { NoJobs, SomethingWrong } from '../../../illustrations';
import type { Application, Posting } from '../../../lib/contract';
import { formatHours, fullName } from '../../../lib/format';
import { useDecideBid, usePostingBids } from '../api/postings';
import { LoadingCards } from '../../../components/ui/loading-cards';
import { useAccount } from '../../../lib/use-account';
import { QueryState } from '../../../server-state/query-state';
import { PostingFacts, PostingStatusBadge } from './posting-facts';
import { TEXTS } from '../postings.texts';

export function BidsView({ posting }: { posting: Posting }) {
  const bids = usePostingBids(posting.id);
  return (
    <Stack gap="5">
      <ButtonLink variant="ghost" size="sm" alignSelf="flex-start" to={dashboardTab('postings')}>
        <ArrowLeft aria-hidden />
        {TEXTS.customer.bids.back}
      </ButtonLink>
      <Stack gap="2">
        <Flex gap="3" align="center" wrap="wrap">
          <Heading as="h2" textStyle="h3">
            {serviceLabel(posting.serviceType)}
          </Heading>
          <PostingStatusBadge status={posting.status} />
        </Flex>
        <PostingFacts posting={posting} />
      </Stack>
      <QueryState
        query={bids}
        loading={<LoadingCards label={TEXTS.customer.bids.loading} />}
        failure={{ title: TEXTS.customer.bids.failed.title, picture: <SomethingWrong /> }}
      >
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              picture={<NoJobs />}
              title={TEXTS.customer.bids.empty.title}
              description={TEXTS.customer.bids.empty.description}
            />
          ) : (
            all.map((bid) => <Bid key={bid.id} bid={bid} posting={posting} />)
          )
        }
      </QueryState>
    </Stack>
  );
}

const LOOK = {
  pending: { palette: 'marigold', label: TEXTS.customer.bids.status.pending },
  accepted: { palette: 'sage', label: TEXTS.customer.bids.status.accepted },
  rejected: { palette: 'neutral', label: TEXTS.customer.bids.status.rejected },
} as const;

function Bid({ bid, posting }: { bid: Application; posting: Posting }) {
  const user = useAccount();
  const decide = useDecideBid();
  const { cleaner, proposedRate, status } = bid;
  const total = priceOf(parsePence(proposedRate) ?? 0, posting.estimatedDuration * 60).totalPence;
  const deciding = decide.input?.status;
  const open = status === 'pending' && posting.status === 'open';
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
            <Box>
              <Heading as="h3" textStyle="h4">
                {fullName(cleaner.user)}
              </Heading>
              <Rating rating={cleaner.rating} reviewCount={cleaner.reviewCount} />
            </Box>
            <Stack gap="1" align={{ base: 'flex-start', sm: 'flex-end' }}>
              <Text fontFamily="heading" fontSize="xl" lineHeight="short" textStyle="numeric">
                {formatPounds(formatAmount(total))}
              </Text>
              <Text color="fg.muted" textStyle="sm" whiteSpace="nowrap">
                {formatPounds(proposedRate)} × {formatHours(posting.estimatedDuration)}
              </Text>
            </Stack>
          </Flex>
          <Text color="fg.muted" textStyle="sm">
            {TEXTS.customer.bids.answers(cleaner.location, cleaner.responseTime.toLowerCase())}
          </Text>
          <Flex gap="2" wrap="wrap">
            {status !== 'pending' && <Badge colorPalette={LOOK[status].palette}>{LOOK[status].label}</Badge>}
            {cleaner.isBackgroundChecked && (
              <Badge colorPalette="sage">{TEXTS.customer.bids.backgroundChecked}</Badge>
            )}
            {cleaner.isInsured && <Badge colorPalette="sage">{TEXTS.customer.bids.insured}</Badge>}
          </Flex>
          {bid.message && (
            <Text borderInlineStartWidth="3px" borderColor="marigold.border" ps="3" my="1">
              {bid.message}
            </Text>
          )}
          <Text color="fg.muted" textStyle="sm" lineClamp={3}>
            {cleaner.bio}
          </Text>
        </Stack>
      </Flex>
      <Flex gap="2" wrap="wrap" justify="flex-end" mt="4">
        <ButtonLink size="sm" variant="ghost" to={conversationPath(conversationKey(user.id, cleaner.userId))}>
          {TEXTS.customer.bids.message}
        </ButtonLink>
        {open && (
          <>
            <Button
              size="sm"
              variant="outline"
              colorPalette="brick"
              loading={deciding === 'rejected'}
              disabled={deciding !== undefined}
              onClick={() => void decide.submit({ id: bid.id, status: 'rejected' })}
            >
              {TEXTS.customer.bids.reject}
            </Button>
            <Button
              size="sm"
              loading={deciding === 'accepted'}
              disabled={deciding !== undefined}
              onClick={() => void decide.submit({ id: bid.id, status: 'accepted' })}
            >
              {TEXTS.customer.bids.accept}
            </Button>
          </>
        )}
      </Flex>
    </Card>
  );
}
