import { Box, Container, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { Badge, Card, PageMeta } from '../../../components/ui';
import { BRAND } from '../../../config/brand';
import { LostKey, Waiting } from '../../../illustrations';
import type { AccountUser, CleanerProfile } from '../../../lib/contract';
import { useOwnCleaner } from '../api/own-profile';
import { ProfileTab } from './profile-tab';

const STEPS = [
  { title: 'Application received', text: 'We have everything we need from you for now.' },
  {
    title: 'Review, within 24-48 hours',
    text: 'A person reads your application and the background check is made.',
  },
  {
    title: 'Activation e-mail',
    text: 'You hear from us by e-mail, and customers can find and book you at once.',
  },
] as const;

const PENDING_CHECK_MS = 30_000;

/** Where an application stands. The profile can be put in order meanwhile. */
export function SignUpNotice({ user, cleaner }: { user: AccountUser; cleaner: CleanerProfile }) {
  const rejected = cleaner.status === 'rejected';
  const { refetch } = useOwnCleaner(user.id);
  useEffect(() => {
    const timer = setInterval(() => void refetch(), PENDING_CHECK_MS);
    return () => clearInterval(timer);
  }, [refetch]);
  return (
    <Container py={{ base: '6', md: '10' }}>
      <PageMeta title="Your application" />
      <Card p={{ base: '6', md: '10' }} mb="10">
        <Grid templateColumns={{ base: '1fr', md: '1fr auto' }} gap="8" alignItems="center">
          <Stack gap="4" align="flex-start">
            <Badge size="md" colorPalette={rejected ? 'brick' : 'marigold'}>
              {rejected ? 'Not accepted' : 'Under review'}
            </Badge>
            <Heading as="h1" textStyle="h2">
              {rejected ? `We could not accept this yet, ${user.firstName}` : `Thank you, ${user.firstName}`}
            </Heading>
            <Text color="fg.muted" maxW="prose">
              {rejected
                ? `Your application was not accepted this time. The e-mail we sent says why. Put your profile right below and write to ${BRAND.supportEmail}: an application can be approved later.`
                : 'Your application is with our team. Until it is approved nobody can find or book you, so this is a good moment to complete your profile.'}
            </Text>
          </Stack>
          <Box hideBelow="md">{rejected ? <LostKey width={220} /> : <Waiting />}</Box>
        </Grid>
        {!rejected && <Progress />}
      </Card>
      <ProfileTab cleaner={cleaner} />
    </Container>
  );
}

function Progress() {
  return (
    <Grid as="ol" listStyleType="none" templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }} gap="6" mt="8">
      {STEPS.map(({ title, text }, index) => (
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
            {index === 1 && <Badge colorPalette="marigold">Now</Badge>}
          </Flex>
          <Text color="fg.muted" textStyle="sm">
            {text}
          </Text>
        </Stack>
      ))}
    </Grid>
  );
}
