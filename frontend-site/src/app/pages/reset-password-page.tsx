import { Flex, Spinner, Stack, Text } from '@chakra-ui/react';
import { PAGE_TEXTS } from '@tidyhearth/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { NarrowPage } from '../../components/layout/narrow-page';
import { ButtonLink } from '../../components/ui/button';
import { PageMeta } from '../../components/ui/page-meta';
import { ErrorState } from '../../components/ui/states';
import { ROUTES } from '../../config/routes';
import { verifyResetToken } from '../../features/auth/api/reset-password';
import { NewPasswordForm } from '../../features/auth/components/new-password-form';
import { GROUPS } from '../../server-state/query-groups';
import { ApiError } from '../../lib/api-error';

function InvalidLink() {
  return (
    <NarrowPage
      title={PAGE_TEXTS.resetInvalid}
      description="The link has been used, has expired after its hour, or was not copied whole. Request a new one and we will send it at once."
    >
      <Stack gap="3">
        <ButtonLink to={ROUTES.forgotPassword}>Request New Link</ButtonLink>
        <ButtonLink to={ROUTES.login} variant="outline">
          Back to Login
        </ButtonLink>
      </Stack>
    </NarrowPage>
  );
}

function Complete() {
  return (
    <NarrowPage
      title={PAGE_TEXTS.resetComplete}
      description="Your new password works from now on. For your safety you have been signed out everywhere."
    >
      <ButtonLink to={ROUTES.login} width="full">
        Continue to Login
      </ButtonLink>
    </NarrowPage>
  );
}

export function ResetPasswordPage() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const [outcome, setOutcome] = useState<'done' | 'invalid'>();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [...GROUPS.resetTokens, token],
    queryFn: ({ signal }) => verifyResetToken(token, signal),
    enabled: token !== '',
    gcTime: 0,
  });

  const body = () => {
    if (outcome === 'done') return <Complete />;
    if (token === '' || outcome === 'invalid') return <InvalidLink />;
    if (isPending) {
      return (
        <NarrowPage title="Choose a new password">
          <Flex as="output" align="center" gap="3">
            <Spinner aria-hidden />
            <Text>{PAGE_TEXTS.resetVerifying}</Text>
          </Flex>
        </NarrowPage>
      );
    }
    if (error) {
      const refused =
        error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
      if (refused) return <InvalidLink />;
      return (
        <ErrorState
          title="The link could not be checked"
          description="Check your connection and try again."
          onRetry={() => void refetch()}
        />
      );
    }
    return (
      <NarrowPage title={`Hello ${data.firstName}`} description={`Choose a new password for ${data.email}.`}>
        <NewPasswordForm
          token={token}
          onDone={() => setOutcome('done')}
          onInvalidToken={() => setOutcome('invalid')}
        />
      </NarrowPage>
    );
  };

  return (
    <>
      <PageMeta title="Choose a new password" />
      {body()}
    </>
  );
}
