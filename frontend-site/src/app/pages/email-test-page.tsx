import { Container, Heading, Text } from '@chakra-ui/react';
import { PageMeta } from '../../components/ui/page-meta';
import { Mailbox } from '../../features/developer/components/mailbox';

export function EmailTestPage() {
  return (
    <Container py={{ base: '8', md: '12' }}>
      <PageMeta title="Captured mails" />
      <Heading as="h1" textStyle="h2">
        Captured mails
      </Heading>
      <Text color="fg.muted" mt="2" mb="6">
        For developers: what this server would have sent. The page exists outside production only.
      </Text>
      <Mailbox />
    </Container>
  );
}
