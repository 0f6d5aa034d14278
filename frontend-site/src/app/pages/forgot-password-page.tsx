import { Stack } from '@chakra-ui/react';
import { PAGE_TEXTS } from '@tidyhearth/domain';
import { useState } from 'react';
import { NarrowPage } from '../../components/layout/narrow-page';
import { Button, ButtonLink } from '../../components/ui/button';
import { PageMeta } from '../../components/ui/page-meta';
import { ROUTES } from '../../config/routes';
import { ForgotPasswordForm } from '../../features/auth/components/forgot-password-form';
import { TEXTS } from './sign-in-pages.texts';

export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string>();
  const [email, setEmail] = useState('');
  if (sentTo === undefined) {
    return (
      <NarrowPage title={TEXTS.forgot.title} description={TEXTS.forgot.description}>
        <PageMeta title={TEXTS.forgot.title} />
        <ForgotPasswordForm
          email={email}
          onSent={(address) => {
            setEmail(address);
            setSentTo(address);
          }}
        />
        <ButtonLink to={ROUTES.login} variant="ghost" width="full" mt="3">
          {TEXTS.toLogin}
        </ButtonLink>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title={PAGE_TEXTS.checkYourEmail} description={TEXTS.forgot.sent(sentTo)}>
      <PageMeta title={PAGE_TEXTS.checkYourEmail} />
      <Stack gap="3">
        <Button variant="outline" onClick={() => setSentTo(undefined)}>
          {TEXTS.forgot.sendAgain}
        </Button>
        <ButtonLink to={ROUTES.login}>{TEXTS.toLogin}</ButtonLink>
      </Stack>
    </NarrowPage>
  );
}
