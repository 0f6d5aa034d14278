import { screen, waitFor } from '@testing-library/react';
import { addDays, ukToday } from '@tidyhearth/domain';
import { describe, expect, it } from 'vitest';
import { formatVisit } from '../../../lib/visit-time';
import { CLEANER } from '../../../test/jobs';
import { renderOnSite } from '../../../test/render';
import { callsTo, serve } from '../../../test/server';
import { TEXTS } from '../cleaners.texts';
import { ProfileDialog } from './profile-dialog';

const PROFILE = `GET /api/cleaners/${CLEANER.id}`;
const [OVER, AHEAD] = [addDays(ukToday(), -1), addDays(ukToday(), 20)].map((date) => `${date}T10:00:00.000Z`);

describe('a profile that stays open', () => {
  it('names no free time that is over by then: it is read again', async () => {
    const named = [OVER, AHEAD];
    serve({
      [PROFILE]: () => ({ body: { ...CLEANER, nextFree: named.shift() ?? AHEAD } }),
      [`GET /api/cleaners/${CLEANER.id}/days`]: () => ({ body: { nextFree: null, days: [] } }),
      [`GET /api/reviews/user/${CLEANER.userId}`]: () => ({ body: [] }),
    });
    renderOnSite(
      <ProfileDialog
        cleanerId={CLEANER.id}
        onClose={() => {}}
        onMessage={() => {}}
        onBook={() => {}}
        pagePath="/cleaners/5"
      />,
    );
    expect(await screen.findByText(TEXTS.profile.nextFree(formatVisit(AHEAD ?? '')))).toBeTruthy();
    expect(screen.queryByText(TEXTS.profile.nextFree(formatVisit(OVER ?? '')))).toBeNull();
    await waitFor(() => expect(callsTo(PROFILE)).toHaveLength(2));
  });
});
