import { useEffect } from 'react';
import { NotificationBell } from '../features/notifications/components/notification-bell';
import type { AccountUser } from '../lib/contract';
import { startLive } from '../server-state/live/live';
import { useLiveRefresh } from '../server-state/live/use-live-refresh';
import { Queries } from '../server-state/queries';

function Bell({ user }: { user: AccountUser }) {
  useLiveRefresh();
  return <NotificationBell userId={user.id} />;
}

/** The bell, and the one live stream behind every screen of a signed-in person. */
export function LiveBell({ user }: { user: AccountUser }) {
  useEffect(() => startLive(user.id), [user.id]);
  return (
    <Queries>
      <Bell user={user} />
    </Queries>
  );
}
