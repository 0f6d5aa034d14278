import { Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { NarrowPage } from '../../components/layout/narrow-page';
import { Button, ButtonLink } from '../../components/ui/button';
import { PageMeta } from '../../components/ui/page-meta';
import { ROUTES } from '../../config/routes';
import { confirmEmail } from '../../features/auth/api/confirm-email';
import { reasonOf } from '../../lib/api-error';
import { refreshUser, useUser } from '../../lib/session';
import { useSubmit } from '../../lib/submit/use-submit';

type Outcome = { is: 'done' } | { is: 'refused'; why: string };

const STALE = 'The link has been used, has expired after its hour, or was not copied whole.';

/** The link in the mail to a new address. A press confirms it: programs that look into mails open links, too. */
export function ConfirmEmailPage() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const user = useUser();
  const [outcome, setOutcome] = useState<Outcome>();
  const confirm = useSubmit({
    send: confirmEmail,
    failed: { title: 'Not confirmed yet', description: 'Check your connection and try again.' },
    withoutReason: true,
    onRefused: (error) => {
      const isRefused = error.status === 400 || error.status === 409;
      if (isRefused) setOutcome({ is: 'refused', why: reasonOf(error, STALE) });
      return isRefused;
    },
    onDone: () => {
      setOutcome({ is: 'done' });
      void refreshUser();
    },
  });

  const onward = user ? (
    <ButtonLink to={`${ROUTES.profile}?tab=account`} width="full">
      Go to your account
    </ButtonLink>
  ) : (
    <ButtonLink to={ROUTES.login} width="full">
      Continue to Login
    </ButtonLink>
  );
  const body = () => {
    if (outcome?.is === 'done') {
      return (
        <NarrowPage title="Your address is confirmed" description="You sign in with it from now on.">
          {onward}
        </NarrowPage>
      );
    }
    if (token === '' || outcome) {
      return (
        <NarrowPage title="This link does not work" description={outcome?.why ?? STALE}>
          {onward}
        </NarrowPage>
      );
    }
    return (
      <NarrowPage
        title="Confirm your new address"
        description="One press, and you sign in with this address from now on."
      >
        <Stack>
          <Button
            loading={confirm.isPending}
            loadingText="Confirming..."
            onClick={() => void confirm.submit(token)}
          >
            Confirm address
          </Button>
        </Stack>
      </NarrowPage>
    );
  };
  return (
    <>
      <PageMeta title="Confirm your address" />
      {body()}
    </>
  );
}
