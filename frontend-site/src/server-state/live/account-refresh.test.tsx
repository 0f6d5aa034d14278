import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { currentUser, refreshUser, signIn } from '../../lib/session';
import { CUSTOMER } from '../../test/jobs';
import { openStream } from '../../test/live-stream';
import { renderHookOnSite } from '../../test/render';
import { callsTo, serve } from '../../test/server';
import { useLiveRefresh } from './use-live-refresh';

const ACCOUNT = 'GET /api/auth/user';
const applicant = { ...CUSTOMER, userType: 'cleaner', cleanerId: 5, cleanerStatus: 'pending' } as const;
const approved = { ...applicant, cleanerStatus: 'approved' } as const;

describe('the account', () => {
  it('is read again after the stream was down: an approval or a suspension was not heard of', async () => {
    act(() => signIn({ token: 'token', user: applicant }));
    renderHookOnSite(useLiveRefresh);
    const stream = openStream(applicant.id);
    await stream.isOpen();
    expect(callsTo(ACCOUNT)).toEqual([]);

    serve({ [ACCOUNT]: () => ({ body: approved }) });
    await act(stream.lose);
    await waitFor(() => expect(currentUser()?.cleanerStatus).toBe('approved'));
    expect(callsTo(ACCOUNT)).toHaveLength(1);
  });

  it('is read once the stream is open, where it could not be read when the page was loaded', async () => {
    serve({ [ACCOUNT]: () => ({ status: 0 }) });
    act(() => signIn({ token: 'token', user: applicant }));
    await act(refreshUser);
    expect(currentUser()?.cleanerStatus).toBe('pending');

    serve({ [ACCOUNT]: () => ({ body: approved }) });
    renderHookOnSite(useLiveRefresh);
    await act(openStream(applicant.id).isOpen);
    await waitFor(() => expect(currentUser()?.cleanerStatus).toBe('approved'));
  });
});
