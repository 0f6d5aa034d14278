import { Container, Heading } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { PageMeta } from '../../../components/ui';
import { conversationPath, ROUTES } from '../../../config/routes';
import { Inbox } from '../../../features/messages/components/inbox';
import { useAccount } from '../../../lib/use-account';
import { TEXTS } from '../work-areas.texts';

export function MessagesPage() {
  const user = useAccount();
  const { conversationId } = useParams();
  return (
    <Container py={{ base: '5', md: '10' }}>
      <PageMeta title={TEXTS.messages.title} />
      <Heading as="h1" textStyle="h2" mb="5" hideBelow={conversationId ? 'lg' : undefined}>
        {TEXTS.messages.title}
      </Heading>
      <Inbox user={user} selected={conversationId} hrefFor={conversationPath} backTo={ROUTES.messages} />
    </Container>
  );
}
