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
import { isApiError } from '../../lib/api-error';
import { TEXTS } from './sign-in-pages.texts';

function InvalidLink() {
  return (
    <NarrowPage title={PAGE_TEXTS.resetInvalid} description={TEXTS.reset.invalid}>
      <Stack gap="3">
        <ButtonLink to={ROUTES.forgotPassword}>{TEXTS.reset.requestNew}</ButtonLink>
        <ButtonLink to={ROUTES.login} variant="outline">
          {TEXTS.toLogin}
        </ButtonLink>
      </Stack>
    </NarrowPage>
  );
}

/** It may be our own try that has used the link. */
function MayBeDone() {
  return (
    <NarrowPage title={TEXTS.reset.mayBeDone.title} description={TEXTS.reset.mayBeDone.description}>
      <Stack gap="3">
        <ButtonLink to={ROUTES.login}>{TEXTS.continueToLogin}</ButtonLink>
        <ButtonLink to={ROUTES.forgotPassword} variant="outline">
          {TEXTS.reset.requestNew}
        </ButtonLink>
      </Stack>
    </NarrowPage>
  );
}

/** What stands between us and the server has no codes. */
const isRefusedByServer = (error: Error) =>
  isApiError(error) && error.status === 400 && error.code !== undefined;

function Complete() {
  return (
    <NarrowPage title={PAGE_TEXTS.resetComplete} description={TEXTS.reset.done}>
      <ButtonLink to={ROUTES.login} width="full">
        {TEXTS.continueToLogin}
      </ButtonLink>
    </NarrowPage>
  );
}

export function ResetPasswordPage() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const [outcome, setOutcome] = useState<'done' | 'mayBeDone' | 'invalid'>();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [...GROUPS.resetTokens, token],
    queryFn: ({ signal }) => verifyResetToken(token, signal),
    enabled: token !== '',
    gcTime: 0,
  });

  const body = () => {
    if (outcome === 'done') return <Complete />;
    if (outcome === 'mayBeDone') return <MayBeDone />;
    if (token === '' || outcome === 'invalid') return <InvalidLink />;
    if (isPending) {
      return (
        <NarrowPage title={TEXTS.reset.title}>
          <Flex as="output" align="center" gap="3">
            <Spinner aria-hidden />
            <Text>{PAGE_TEXTS.resetVerifying}</Text>
          </Flex>
        </NarrowPage>
      );
    }
    if (error) {
      if (isRefusedByServer(error)) return <InvalidLink />;
      return (
        <ErrorState
          title={TEXTS.reset.failed.title}
          description={TEXTS.reset.failed.description}
          onRetry={() => void refetch()}
        />
      );
    }
    return (
      <NarrowPage title={TEXTS.reset.hello(data.firstName)} description={TEXTS.reset.description(data.email)}>
        <NewPasswordForm
          token={token}
          onDone={() => setOutcome('done')}
          onInvalidToken={(mayBeDone) => setOutcome(mayBeDone ? 'mayBeDone' : 'invalid')}
        />
      </NarrowPage>
    );
  };

  return (
    <>
      <PageMeta title={TEXTS.reset.title} />
      {body()}
    </>
  );
}
