import { Suspense } from 'react';
import { DialogBoundary } from '../components/ui/part-boundary';
import { emailCheckStore } from '../lib/email-check';
import { useUser } from '../lib/session';
import { useStore } from '../lib/store';
import { lazyPart } from '../lib/lazy-part';

const EmailCheckDialog = lazyPart(
  async () => (await import('../features/account/security/email-check-dialog')).EmailCheckDialog,
);

/** Renders the question for the mailed code, which any refused call may request. */
export function EmailCheckHost() {
  const check = useStore(emailCheckStore, undefined);
  const user = useUser();
  if (!check || !user) return null;
  return (
    <DialogBoundary part="email check" resetKey={check} onClose={() => check.settle(false)}>
      <Suspense>
        <EmailCheckDialog check={check} user={user} />
      </Suspense>
    </DialogBoundary>
  );
}
