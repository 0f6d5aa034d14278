import { Box, Container, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useEffect } from 'react';
import { Badge, Button, Card, Link, PageMeta } from '../../../components/ui';
import { WRITTEN } from '../../../components/ui/written';
import { ROUTES } from '../../../config/routes';
import { Kettle } from '../../../illustrations/kettle';
import { Waiting } from '../../../illustrations/waiting';
import type { AccountUser, CleanerProfile } from '../../../lib/contract';
import { useApplyAgain } from '../api/checks';
import { useOwnCleaner } from '../api/own-profile';
import { ProfileTab } from './profile-tab';
import { TEXTS } from './own-profile.texts';
import { WithdrawCard } from './withdraw-card';

const PENDING_CHECK_MS = 30_000;

interface SignUpNoticeProps {
  user: AccountUser;
  cleaner: CleanerProfile;
  /** Bookings and bids of somebody who was approved before, because of which the profile can't be withdrawn. */
  work?: ReactNode;
  /** Further content for the applicant. */
  children?: ReactNode;
}

function textsOf(rejected: boolean, hasWork: boolean) {
  const { pending, rejected: refusal, again } = TEXTS.signUp;
  if (!hasWork) return rejected ? refusal : pending;
  return rejected ? { ...refusal, text: `${refusal.text} ${again.stays}` } : again;
}

/** The state of a sign-up. The profile can be edited meanwhile. */
export function SignUpNotice({ user, cleaner, work, children }: SignUpNoticeProps) {
  const rejected = cleaner.status === 'rejected';
  const hasWork = Boolean(work);
  const texts = textsOf(rejected, hasWork);
  const { refetch } = useOwnCleaner(user.id);
  useEffect(() => {
    const timer = setInterval(() => void refetch(), PENDING_CHECK_MS);
    return () => clearInterval(timer);
  }, [refetch]);
  return (
    <Container py={{ base: '6', md: '10' }}>
      <PageMeta title={TEXTS.signUp.title} />
      <Card p={{ base: '6', md: '10' }} mb="10">
        <Grid templateColumns={{ base: '1fr', md: '1fr auto' }} gap="8" alignItems="center">
          <Stack gap="4" align="flex-start">
            <Badge size="md" colorPalette={rejected ? 'brick' : 'marigold'}>
              {texts.badge}
            </Badge>
            <Heading as="h1" textStyle="h2">
              {texts.title(user.firstName)}
            </Heading>
            {rejected && <Reason words={cleaner.rejectionReason} />}
            <Text color="fg.muted" maxW="prose">
              {texts.text}
            </Text>
            {rejected && <ApplyAgain cleaner={cleaner} />}
          </Stack>
          <Box hideBelow="md">{rejected ? <Kettle width={220} /> : <Waiting />}</Box>
        </Grid>
        {!rejected && !hasWork && <Progress />}
      </Card>
      {hasWork && <Box mb="10">{work}</Box>}
      <ProfileTab cleaner={cleaner} />
      <Stack gap="4" mt="10">
        {children}
        {!hasWork && <WithdrawCard cleaner={cleaner} />}
      </Stack>
    </Container>
  );
}

function Reason({ words }: { words: string | null | undefined }) {
  if (!words) return <Text maxW="prose">{TEXTS.signUp.rejected.noReason}</Text>;
  return (
    <Box as="figure" borderInlineStartWidth="3px" borderColor="brick.solid" ps="4">
      <Text as="figcaption" color="fg.muted" textStyle="sm">
        {TEXTS.signUp.rejected.reason}
      </Text>
      <Text as="blockquote" maxW="prose" {...WRITTEN}>
        {words}
      </Text>
    </Box>
  );
}

function ApplyAgain({ cleaner }: { cleaner: CleanerProfile }) {
  const apply = useApplyAgain(cleaner);
  const { again, sending, limit } = TEXTS.signUp.rejected;
  return (
    <Flex gap="3" align="center" wrap="wrap">
      <Button loading={apply.isPending} loadingText={sending} onClick={() => void apply.submit()}>
        {again}
      </Button>
      <Text color="fg.muted" textStyle="sm">
        {limit}
      </Text>
    </Flex>
  );
}

function Progress() {
  return (
    <Grid as="ol" listStyleType="none" templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }} gap="6" mt="8">
      {TEXTS.signUp.steps.map(({ title, text }, index) => (
        <Stack
          as="li"
          key={title}
          gap="2"
          borderTopWidth="3px"
          pt="4"
          borderColor={index < 2 ? 'ink.solid' : 'border'}
        >
          <Flex gap="2" align="center">
            <Text fontWeight="semibold" aria-current={index === 1 ? 'step' : undefined}>
              {title}
            </Text>
            {index === 1 && <Badge colorPalette="marigold">{TEXTS.signUp.now}</Badge>}
          </Flex>
          <Text color="fg.muted" textStyle="sm">
            {text}
            {index === 1 && (
              <>
                {' '}
                {TEXTS.signUp.late.text} <Link to={ROUTES.contact}>{TEXTS.signUp.late.link}</Link>.
              </>
            )}
          </Text>
        </Stack>
      ))}
    </Grid>
  );
}
