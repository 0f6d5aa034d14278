import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
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

  it('is read by a tab that nobody looks at only once it is shown', async () => {
    const look = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    onTestFinished(() => look.mockRestore());
    vi.spyOn(Math, 'random').mockReturnValue(0);
    serve({ [ACCOUNT]: () => ({ body: approved }) });
    act(() => signIn({ token: 'token', user: applicant }));
    renderHookOnSite(useLiveRefresh);
    const stream = openStream(applicant.id);
    await stream.isOpen();
    await act(stream.lose);
    await act(stream.lose);
    expect(callsTo(ACCOUNT)).toEqual([]);
    look.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(currentUser()?.cleanerStatus).toBe('approved'));
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
