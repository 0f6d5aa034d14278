import { Text } from '@chakra-ui/react';
import { TOASTS } from '@tidyhearth/domain';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { NarrowPage } from '../../components/layout/narrow-page';
import { Link } from '../../components/ui/link';
import { PageMeta } from '../../components/ui/page-meta';
import { ROUTES } from '../../config/routes';
import { SignInForm } from '../../features/auth/components/sign-in-form';
import type { SignedIn } from '../../lib/contract';
import { signIn } from '../../lib/session';
import { toast } from '../../lib/toast';
import { TEXTS } from './sign-in-pages.texts';

const REDIRECT_MS = 1000;

/** Only an address of this site, as the work areas note it down. */
function comeFrom(state: unknown): string {
  const from = typeof state === 'object' && state && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && from.startsWith('/') && !from.startsWith('//') ? from : ROUTES.dashboard;
}

export function LoginPage() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => void navigate(comeFrom(state), { replace: true }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [done, navigate, state]);

  const succeed = (answer: SignedIn) => {
    signIn(answer);
    toast(TOASTS.loginSuccessful, { description: TOASTS.welcomeBack.title });
    setDone(true);
  };

  return (
    <NarrowPage title={TEXTS.login.title} description={TEXTS.login.description}>
      <PageMeta title={TEXTS.login.title} />
      <SignInForm failure={TOASTS.loginFailed} onSignedIn={succeed} done={done} />
      <Text mt="6" textAlign="center" color="fg.muted">
        {TEXTS.login.workWithUs} <Link to={ROUTES.becomeCleaner}>{TEXTS.login.createAccount}</Link>
      </Text>
    </NarrowPage>
  );
}
