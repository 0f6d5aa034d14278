import { Stack } from '@chakra-ui/react';
import { PAGE_TEXTS } from '@tidyhearth/domain';
import { useState } from 'react';
import { NarrowPage } from '../../components/layout/narrow-page';
import { Button, ButtonLink } from '../../components/ui/button';
import { PageMeta } from '../../components/ui/page-meta';
import { ROUTES } from '../../config/routes';
import { ForgotPasswordForm } from '../../features/auth/components/forgot-password-form';

export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string>();
  const [email, setEmail] = useState('');
  if (sentTo === undefined) {
    return (
      <NarrowPage
        title="Forgot your password?"
        description="Enter your email address and we will send you a link to choose a new one."
      >
        <PageMeta title="Forgot your password?" />
        <ForgotPasswordForm
          email={email}
          onSent={(address) => {
            setEmail(address);
            setSentTo(address);
          }}
        />
        <ButtonLink to={ROUTES.login} variant="ghost" width="full" mt="3">
          Back to Login
        </ButtonLink>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage
      title={PAGE_TEXTS.checkYourEmail}
      description={`If ${sentTo} belongs to an account, a link to choose a new password is on its way. It works once, for one hour.`}
    >
      <PageMeta title={PAGE_TEXTS.checkYourEmail} />
      <Stack gap="3">
        <Button variant="outline" onClick={() => setSentTo(undefined)}>
          Send Again
        </Button>
        <ButtonLink to={ROUTES.login}>Back to Login</ButtonLink>
      </Stack>
    </NarrowPage>
  );
}
