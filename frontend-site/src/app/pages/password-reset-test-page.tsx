import { Container, Heading, Text } from '@chakra-ui/react';
import { Link } from '../../components/ui/link';
import { PageMeta } from '../../components/ui/page-meta';
import { ROUTES } from '../../config/routes';
import { ResetTest } from '../../features/auth/components/reset-test';
import { TEXTS } from './developer-pages.texts';

export function PasswordResetTestPage() {
  return (
    <Container py={{ base: '8', md: '12' }} maxW="3xl">
      <PageMeta title={TEXTS.reset.title} />
      <Heading as="h1" textStyle="h2">
        {TEXTS.reset.title}
      </Heading>
      <Text color="fg.muted" mt="2" mb="6">
        {TEXTS.reset.before} <Link to={ROUTES.emailTest}>{TEXTS.reset.mails}</Link>
        {TEXTS.reset.after}
      </Text>
      <ResetTest />
    </Container>
  );
}
