import { Stack, Text } from '@chakra-ui/react';
import { TOASTS } from '@tidyhearth/domain';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { NarrowPage } from '../../components/layout/narrow-page';
import { Button } from '../../components/ui/button';
import { Link } from '../../components/ui/link';
import { PageMeta } from '../../components/ui/page-meta';
import { ROUTES } from '../../config/routes';
import { SignInForm } from '../../features/auth/components/sign-in-form';
import { welcome } from '../../features/auth/welcome';
import { askToSignIn } from '../../lib/auth-dialog';
import type { SignedIn } from '../../lib/contract';
import { useSession } from '../../lib/session';
import { TEXTS } from './sign-in-pages.texts';

const REDIRECT_MS = 1000;

/**
 * Where to go on: noted down by the work areas, or `?next=`; only ever an address of this site. Two slashes lead to another one,
 * also with tabs or line ends between them, which browsers skip.
 */
function targetOf(state: unknown, next: string | null): string {
  const from = typeof state === 'object' && state && 'from' in state ? state.from : next;
  return typeof from === 'string' && /^\/(?![\t\n\r]*[/\\])/.test(from) ? from : ROUTES.dashboard;
}

export function LoginPage() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [params] = useSearchParams();
  const session = useSession();
  const [done, setDone] = useState(false);
  const target = targetOf(state, params.get('next'));
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => void navigate(target, { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [done, navigate, target]);

  const succeed = (answer: SignedIn) => {
    // Before the session changes: somebody who arrives signed in is redirected at once; somebody who signs in here
    // reads the toast first.
    flushSync(() => setDone(true));
    welcome(answer, { ...TOASTS.loginSuccessful, description: TOASTS.welcomeBack.title });
  };
  if (session.status === 'signed-in' && !done) return <Navigate to={target} replace />;

  return (
    <NarrowPage title={TEXTS.login.title} description={TEXTS.login.description}>
      <PageMeta title={TEXTS.login.title} />
      <SignInForm failure={TOASTS.loginFailed} onSignedIn={succeed} done={done} />
      <Stack mt="6" gap="1" align="center" textAlign="center">
        <Text color="fg.muted">{TEXTS.login.newHere}</Text>
        <Button
          variant="outline"
          width="full"
          onClick={() => askToSignIn({ tab: 'sign-up', purpose: TEXTS.login.purpose })}
        >
          {TEXTS.login.signUp}
        </Button>
      </Stack>
      <Text mt="5" textAlign="center" color="fg.muted">
        {TEXTS.login.workWithUs} <Link to={ROUTES.becomeCleaner}>{TEXTS.login.createAccount}</Link>
      </Text>
    </NarrowPage>
  );
}
