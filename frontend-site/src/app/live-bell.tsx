import { useEffect } from 'react';
import { NotificationBell } from '../features/notifications/components/notification-bell';
import { useFocusAfterRemoval } from '../components/ui/use-focus-after-removal';
import { QuietBoundary } from '../components/ui/part-boundary';
import type { AccountUser } from '../lib/contract';
import { EmailCheckHost } from './email-check-host';
import { startLive } from '../server-state/live/live';
import { useLiveRefresh } from '../server-state/live/use-live-refresh';
import { Queries } from '../server-state/queries';

function LiveRefresh() {
  useLiveRefresh();
  return null;
}

/**
 * What every page has while somebody is signed in: the bell, the one live stream, the question for a mailed code, and a
 * place for the focus.
 */
export function LiveBell({ user }: { user: AccountUser }) {
  useFocusAfterRemoval();
  useEffect(() => startLive(user.id), [user.id]);
  return (
    <>
      <QuietBoundary part="bell">
        <Queries>
          <LiveRefresh />
          <NotificationBell userId={user.id} />
        </Queries>
      </QuietBoundary>
      <EmailCheckHost />
    </>
  );
}
