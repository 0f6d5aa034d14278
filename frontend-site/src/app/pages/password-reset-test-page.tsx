import { Container, Heading, Text } from '@chakra-ui/react';
import { Link } from '../../components/ui/link';
import { PageMeta } from '../../components/ui/page-meta';
import { ROUTES } from '../../config/routes';
import { ResetTest } from '../../features/auth/components/reset-test';

export function PasswordResetTestPage() {
  return (
    <Container py={{ base: '8', md: '12' }} maxW="3xl">
      <PageMeta title="Password reset test" />
      <Heading as="h1" textStyle="h2">
        Password reset test
      </Heading>
      <Text color="fg.muted" mt="2" mb="6">
        For developers: send the email, open it under <Link to={ROUTES.emailTest}>captured mails</Link>, copy
        the token and set a new password.
      </Text>
      <ResetTest />
    </Container>
  );
}
