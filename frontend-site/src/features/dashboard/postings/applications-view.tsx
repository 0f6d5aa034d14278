import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { formatAmount, formatPounds, parsePence, priceOf, serviceLabel } from '@tidyhearth/domain';
import { ArrowLeft } from 'lucide-react';
import {
  Avatar,
  Badge,
  Button,
  ButtonLink,
  Card,
  EmptyState,
  ErrorState,
  Rating,
} from '../../../components/ui';
import { conversationPath, dashboardTab } from '../../../config/routes';
import { NoJobs, SomethingWrong } from '../../../illustrations';
import type { Application, Posting } from '../../../lib/contract';
import { formatHours, fullName } from '../../../lib/format';
import { useDecideApplication, usePostingApplications } from '../api/postings';
import { conversationKey } from '../messages/conversation-key';
import { LoadingCards } from '../shared/loading';
import { useAccount } from '../shared/use-account';
import { PostingFacts, PostingStatusBadge } from './posting-facts';

export function ApplicationsView({ posting }: { posting: Posting }) {
  const applications = usePostingApplications(posting.id);
  return (
    <Stack gap="5">
      <ButtonLink variant="ghost" size="sm" alignSelf="flex-start" to={dashboardTab('postings')}>
        <ArrowLeft aria-hidden />
        All jobs
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
      {applications.isPending && <LoadingCards label="Loading applications..." />}
      {applications.isError && (
        <ErrorState
          picture={<SomethingWrong />}
          title="Failed to fetch applications"
          onRetry={() => void applications.refetch()}
        />
      )}
      {applications.data?.length === 0 && (
        <EmptyState
          picture={<NoJobs />}
          title="No applications yet"
          description="Cleaners near you have been told. You get a notification with the first answer."
        />
      )}
      {applications.data?.map((application) => (
        <Offer key={application.id} application={application} posting={posting} />
      ))}
    </Stack>
  );
}

const LOOK = {
  pending: { palette: 'marigold', label: 'Pending' },
  accepted: { palette: 'sage', label: 'Accepted' },
  rejected: { palette: 'neutral', label: 'Rejected' },
} as const;

function Offer({ application, posting }: { application: Application; posting: Posting }) {
  const user = useAccount();
  const decide = useDecideApplication();
  const { cleaner, proposedRate, status } = application;
  const total = priceOf(parsePence(proposedRate) ?? 0, posting.estimatedDuration * 60).totalPence;
  const deciding = decide.isPending ? decide.variables.status : undefined;
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
            {cleaner.location}. Answers {cleaner.responseTime.toLowerCase()}.
          </Text>
          <Flex gap="2" wrap="wrap">
            {status !== 'pending' && <Badge colorPalette={LOOK[status].palette}>{LOOK[status].label}</Badge>}
            {cleaner.isBackgroundChecked && <Badge colorPalette="sage">Background checked</Badge>}
            {cleaner.isInsured && <Badge colorPalette="sage">Insured</Badge>}
          </Flex>
          {application.message && (
            <Text borderInlineStartWidth="3px" borderColor="marigold.border" ps="3" my="1">
              {application.message}
            </Text>
          )}
          <Text color="fg.muted" textStyle="sm" lineClamp={3}>
            {cleaner.bio}
          </Text>
        </Stack>
      </Flex>
      <Flex gap="2" wrap="wrap" justify="flex-end" mt="4">
        <ButtonLink size="sm" variant="ghost" to={conversationPath(conversationKey(user.id, cleaner.userId))}>
          Message
        </ButtonLink>
        {open && (
          <>
            <Button
              size="sm"
              variant="outline"
              colorPalette="brick"
              loading={deciding === 'rejected'}
              disabled={deciding !== undefined}
              onClick={() => decide.mutate({ id: application.id, status: 'rejected' })}
            >
              Reject
            </Button>
            <Button
              size="sm"
              loading={deciding === 'accepted'}
              disabled={deciding !== undefined}
              onClick={() => decide.mutate({ id: application.id, status: 'accepted' })}
            >
              Accept
            </Button>
          </>
        )}
      </Flex>
    </Card>
  );
}
