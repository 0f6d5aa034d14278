import { Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { NarrowPage } from '../../components/layout/narrow-page';
import { Button, ButtonLink } from '../../components/ui/button';
import { PageMeta } from '../../components/ui/page-meta';
import { ROUTES } from '../../config/routes';
import { confirmEmail } from '../../features/auth/api/confirm-email';
import { isRefusal, reasonOf } from '../../lib/api-error';
import { refreshUser, useUser } from '../../lib/session';
import { watchUnanswered } from '../../lib/submit/watch-unanswered';
import { useSubmit } from '../../lib/submit/use-submit';
import { TEXTS } from './sign-in-pages.texts';

type Outcome = { is: 'done' } | { is: 'refused'; title: string; why: string };

/** The link in the mail to a new address. Confirming takes a press, because programs that scan mails open links too. */
export function ConfirmEmailPage() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const user = useUser();
  const [outcome, setOutcome] = useState<Outcome>();
  const [watched] = useState(() => watchUnanswered(confirmEmail));
  const confirm = useSubmit({
    send: watched.send,
    failed: (error) => (isRefusal(error) ? TEXTS.confirm.failed : TEXTS.confirm.unanswered),
    onRefused: (error) => {
      const isRefused = error.status === 400 || error.status === 409;
      const { title, description } = TEXTS.confirm[watched.wasUnanswered() ? 'mayBeDone' : 'refused'];
      const why = watched.wasUnanswered() ? description : reasonOf(error, description);
      if (isRefused) setOutcome({ is: 'refused', title, why });
      return isRefused;
    },
    onDone: () => {
      setOutcome({ is: 'done' });
      void refreshUser();
    },
  });

  const onward = user ? (
    <ButtonLink to={`${ROUTES.profile}?tab=account`} width="full">
      {TEXTS.confirm.toAccount}
    </ButtonLink>
  ) : (
    <ButtonLink to={ROUTES.login} width="full">
      {TEXTS.continueToLogin}
    </ButtonLink>
  );
  const body = () => {
    if (outcome?.is === 'done') {
      return (
        <NarrowPage title={TEXTS.confirm.done.title} description={TEXTS.confirm.done.description}>
          {onward}
        </NarrowPage>
      );
    }
    if (token === '' || outcome) {
      return (
        <NarrowPage
          title={outcome?.title ?? TEXTS.confirm.refused.title}
          description={outcome?.why ?? TEXTS.confirm.refused.description}
        >
          {onward}
        </NarrowPage>
      );
    }
    return (
      <NarrowPage title={TEXTS.confirm.title} description={TEXTS.confirm.description}>
        <Stack>
          <Button
            loading={confirm.isPending}
            loadingText={TEXTS.confirm.sending}
            onClick={() => void confirm.submit(token)}
          >
            {TEXTS.confirm.send}
          </Button>
        </Stack>
      </NarrowPage>
    );
  };
  return (
    <>
      <PageMeta title={TEXTS.confirm.page} />
      {body()}
    </>
  );
}
