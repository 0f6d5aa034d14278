import { Container, Heading, Text } from '@chakra-ui/react';
import { PageMeta } from '../../components/ui/page-meta';
import { Mailbox } from '../../features/developer/components/mailbox';
import { TEXTS } from './developer-pages.texts';

export function EmailTestPage() {
  return (
    <Container py={{ base: '8', md: '12' }}>
      <PageMeta title={TEXTS.mails.title} />
      <Heading as="h1" textStyle="h2">
        {TEXTS.mails.title}
      </Heading>
      <Text color="fg.muted" mt="2" mb="6">
        {TEXTS.mails.text}
      </Text>
      <Mailbox />
    </Container>
  );
}
