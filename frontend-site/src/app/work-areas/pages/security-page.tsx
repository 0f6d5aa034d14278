import { Container, Heading, Text } from '@chakra-ui/react';
import { PageMeta } from '../../../components/ui';
import { SecurityCards } from '../../../features/account/security/security-cards';
import { useAccount } from '../../../lib/use-account';

export function SecurityPage() {
  const user = useAccount();
  return (
    <Container py={{ base: '6', md: '10' }} maxW="3xl">
      <PageMeta title="Security" />
      <Heading as="h1" textStyle="h2">
        Security
      </Heading>
      <Text color="fg.muted" mt="2" mb="6">
        Keep strangers out of your account and your home.
      </Text>
      <SecurityCards user={user} />
    </Container>
  );
}
