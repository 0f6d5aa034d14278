import { Container, Heading, Text } from '@chakra-ui/react';
import { PageMeta } from '../../../components/ui';
import { SecurityCards } from '../../../features/account/security/security-cards';
import { useAccount } from '../../../lib/use-account';
import { TEXTS } from '../work-areas.texts';

export function SecurityPage() {
  const user = useAccount();
  return (
    <Container py={{ base: '6', md: '10' }} maxW="3xl">
      <PageMeta title={TEXTS.security.title} />
      <Heading as="h1" textStyle="h2">
        {TEXTS.security.title}
      </Heading>
      <Text color="fg.muted" mt="2" mb="6">
        {TEXTS.security.text}
      </Text>
      <SecurityCards user={user} />
    </Container>
  );
}
