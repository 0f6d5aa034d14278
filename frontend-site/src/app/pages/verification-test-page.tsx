import { Container, Heading, Text } from '@chakra-ui/react';
import { Link } from '../../components/ui/link';
import { PageMeta } from '../../components/ui/page-meta';
import { ROUTES } from '../../config/routes';
import { VerificationTest } from '../../features/auth/components/verification-test';
import { TEXTS } from './developer-pages.texts';

export function VerificationTestPage() {
  return (
    <Container py={{ base: '8', md: '12' }} maxW="3xl">
      <PageMeta title={TEXTS.verification.title} />
      <Heading as="h1" textStyle="h2">
        {TEXTS.verification.title}
      </Heading>
      <Text color="fg.muted" mt="2" mb="6">
        {TEXTS.verification.before} <Link to={ROUTES.emailTest}>{TEXTS.verification.mails}</Link>
        {TEXTS.verification.after}
      </Text>
      <VerificationTest />
    </Container>
  );
}
