import { Tabs } from '@chakra-ui/react';
import { TOASTS } from '@tidyhearth/domain';
import { useState } from 'react';
import { Dialog } from '../../../components/ui/dialog';
import { type AuthRequest, authRequestStore, closeAuthDialog } from '../../../lib/auth-dialog';
import type { SignedIn } from '../../../lib/contract';
import { SignInForm } from './sign-in-form';
import { SignUpForm } from './sign-up-form';
import { TEXTS } from '../auth.texts';
import { welcome } from '../welcome';

/** Both forms stay mounted, so that no input is lost when the tabs change. */
export function AuthDialog({ request }: { request: AuthRequest }) {
  const [tab, setTab] = useState(request.tab);
  const { purpose } = request;
  const succeed = (answer: SignedIn, text: { title: string }) => {
    welcome(answer, text);
    // The request may have been abandoned while it was being sent; it then settles the one that is open by now.
    const open = authRequestStore.get();
    closeAuthDialog();
    open?.onSuccess?.();
  };
  return (
    <Dialog
      open
      onClose={closeAuthDialog}
      title={purpose ? TEXTS.dialog.titleFor[tab](purpose) : TEXTS.dialog.title}
      size="sm"
      isShort
    >
      <Tabs.Root
        value={tab}
        onValueChange={({ value }) => setTab(value === 'sign-up' ? value : 'sign-in')}
        variant="enclosed"
      >
        <Tabs.List>
          <Tabs.Trigger value="sign-in">{TEXTS.dialog.signIn}</Tabs.Trigger>
          <Tabs.Trigger value="sign-up">{TEXTS.dialog.signUp}</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="sign-in">
          <SignInForm
            failure={TOASTS.signInFailed}
            onSignedIn={(answer) => succeed(answer, TOASTS.welcomeBack)}
            onLeave={closeAuthDialog}
          />
        </Tabs.Content>
        <Tabs.Content value="sign-up">
          <SignUpForm onSignedIn={(answer) => succeed(answer, TOASTS.accountCreated)} />
        </Tabs.Content>
      </Tabs.Root>
    </Dialog>
  );
}
