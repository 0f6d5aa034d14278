import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { NotificationBell } from '../features/notifications/components/notification-bell';
import type { AccountUser } from '../lib/contract';
import { startLive, useLive, useLiveUp } from '../lib/live';
import { Queries } from '../lib/queries';

const MISSED = ['/api/bookings', '/api/postings', '/api/applications', '/api/messages', '/api/notifications'];

/** Reads whose address begins like this are asked for again when the server says that such a thing changed. */
function useRefreshOnPush() {
  const client = useQueryClient();
  const refresh = (...prefixes: string[]) =>
    void client.invalidateQueries({
      predicate: ({ queryKey: [first] }) =>
        typeof first === 'string' && prefixes.some((prefix) => first.startsWith(prefix)),
    });
  useLive('booking', () =>
    refresh('/api/bookings', '/api/cleaners/{id}/slots', '/api/cleaners/{id}/earnings'),
  );
  useLive('posting', () => refresh('/api/postings'));
  useLive('application', () => refresh('/api/applications', '/api/postings'));
  useLive('message', () => refresh('/api/messages'));

  const up = useLiveUp();
  const seen = useRef<'never up' | 'up' | 'lost'>('never up');
  useEffect(() => {
    // What was pushed while the line was down never arrived.
    if (up && seen.current === 'lost') refresh(...MISSED);
    if (up) seen.current = 'up';
    else if (seen.current === 'up') seen.current = 'lost';
  });
}

function Bell({ user }: { user: AccountUser }) {
  useRefreshOnPush();
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
